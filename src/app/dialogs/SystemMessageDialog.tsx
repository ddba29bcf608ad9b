import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { usePage, WordsContext } from '@/i18n/page-context.ts'
import { note } from '@/lib/note.ts'
import { readSystemMessage } from '@/session/system-message.ts'
import type { SystemMessageState } from '@/session/system-message.ts'
import type { Dispatch } from '@/session/person.ts'
import { isBlank } from '@/shared/html/is-blank.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { Button } from '@/ui/Button.tsx'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { whenFree } from './when-free.ts'

interface SystemMessageDialogProps {
  message: SystemMessageState
  /** Whether a pointer or key is pressed. */
  pressed: RefObject<boolean>
  /** The message was read and must not appear again. */
  onRead: () => void
}

/**
 * The message in the reader's own language, whatever the page's is (specification, section 2), else
 * in English. Title and buttons are in the language of the message.
 */
export function SystemMessageDialog(props: SystemMessageDialogProps) {
  const { texts } = props.message
  const words = use(WordsContext)
  const { language, wanted } = usePage()
  const shown = useMemo(
    () => ([wanted, 'en'] as const).find((one) => !isBlank(texts[one] ?? '', 'message')),
    [texts, wanted],
  )
  const speaks = shown ?? language
  const [brought, setBrought] = useState<Language | null>(null)
  useEffect(() => {
    if (speaks === language || !words) return
    words.load(speaks, ['common', 'message']).then(
      () => setBrought(speaks),
      (error: unknown) => {
        note('The words of a message could not be loaded.', error)
        setBrought(language)
      },
    )
  }, [language, speaks, words])
  const isHere = speaks === language || speaks === brought
  if (!words || (!isHere && brought === null)) return null
  return (
    <I18nextProvider i18n={words.in(isHere ? speaks : language)}>
      <Dialog {...props} html={shown && texts[shown]} speaks={speaks} />
    </I18nextProvider>
  )
}

interface DialogProps extends SystemMessageDialogProps {
  /** Undefined for a message without text. */
  html: string | undefined
  speaks: Language
}

/** Closing it in any way first marks the message as read. It stays open until that succeeds. */
function Dialog({ message, pressed, onRead, html, speaks }: DialogProps) {
  const { t, i18n } = useTranslation(['message', 'common'])
  const { language } = usePage()
  const dispatch = useDispatch<Dispatch>()
  const [free, setFree] = useState(false)
  const [reading, setReading] = useState(false)
  const lock = useRef(false)

  useEffect(() => whenFree(() => setFree(true), pressed.current), [pressed])

  async function read(): Promise<void> {
    if (lock.current) return
    lock.current = true
    setReading(true)
    try {
      await readSystemMessage(dispatch, message)
      onRead()
    } catch (error) {
      console.error('The system message could not be marked as read.', error)
    } finally {
      lock.current = false
      setReading(false)
    }
  }

  if (!free) return null
  return (
    <ModalDialog
      title={t('title', { id: message.id })}
      closeLabel={t('common:action.close')}
      lang={i18n.language === language ? undefined : languages[speaks].tag}
      animated={false}
      onClose={() => void read()}
    >
      {html ? (
        <ServerHtml
          kind="message"
          html={html}
          lang={speaks === language ? undefined : languages[speaks].tag}
        />
      ) : (
        <p className="quiet">{t('empty')}</p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        className="mt-5"
        loading={reading}
        loadingText={t('reading')}
        onClick={() => void read()}
      >
        {t('confirm')}
      </Button>
    </ModalDialog>
  )
}
