import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { usePage } from '@/i18n/page-context.ts'
import { readSystemMessage } from '@/session/system-message.ts'
import type { SystemMessage } from '@/session/system-message.ts'
import type { Dispatch } from '@/session/person.ts'
import { isBlank } from '@/shared/html/is-blank.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { languages } from '@/site/languages.ts'
import { Button } from '@/ui/Button.tsx'
import { ModalDialog } from '@/ui/ModalDialog.tsx'
import { whenFree } from './when-free.ts'

interface SystemMessageDialogProps {
  message: SystemMessage
  /** Whether a pointer or key is pressed. */
  pressed: RefObject<boolean>
  /** The message was read and must not appear again. */
  onRead: () => void
}

/** Closing it in any way first marks the message as read. It stays open until that succeeds. */
export function SystemMessageDialog({ message, pressed, onRead }: SystemMessageDialogProps) {
  const { t } = useTranslation(['message', 'common'])
  const { language, wanted } = usePage()
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

  const { texts } = message
  const shown = useMemo(
    // In the reader's own language, whatever the page's language is (specification, section 2).
    () => ([wanted, 'en'] as const).find((one) => !isBlank(texts[one] ?? '', 'message')),
    [texts, wanted],
  )
  if (!free) return null
  return (
    <ModalDialog
      title={t('title', { id: message.id })}
      closeLabel={t('common:action.close')}
      animated={false}
      onClose={() => void read()}
    >
      {shown ? (
        <ServerHtml
          kind="message"
          html={texts[shown] ?? ''}
          lang={shown === language ? undefined : languages[shown].tag}
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
