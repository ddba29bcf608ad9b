import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { seenText } from '@/lib/unseen.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import s from '../docs.module.css'

const longest = 500

/** Asks once per article whether it was helpful, and after a "no" why not. */
export function Feedback({ slug, version }: { slug: string; version: string }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const [sendFeedback, { isLoading, isError }] = docsApi.useSendDocsFeedbackMutation()
  const form = `docs-remark-${slug}-${version}`
  const [isWriting, setIsWriting] = useOpenOverDraft(form)
  /** A form that opens over a draft leaves the focus where the reader is. */
  const [isPressed, setIsPressed] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const lock = useRef(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  // The buttons disappear with the focus, so the replacement takes it.
  useLayoutEffect(() => {
    if (isDone) thanks.current?.focus({ preventScroll: true })
  }, [isDone])

  /** Returns whether it has arrived. */
  async function send(helpful: boolean, text = ''): Promise<boolean> {
    if (lock.current) return false
    lock.current = true
    const { error } = await sendFeedback({
      slug,
      language,
      helpful,
      ...(version !== '' && { version }),
      ...(text !== '' && { text }),
    })
    lock.current = false
    if (!error) setIsDone(true)
    return !error
  }

  return (
    <section className={`stack gap-3 items-start ${s.feedback}`} aria-labelledby="helpful">
      <h2 id="helpful">{common('vote.ask')}</h2>
      {isDone ? (
        <p ref={thanks} tabIndex={-1} role="status">
          {t('helpful.thanks')}
        </p>
      ) : isWriting ? (
        <DocsRemark
          form={form}
          focus={isPressed}
          busy={isLoading}
          onSend={(text) => send(false, text)}
          onBack={() => setIsWriting(false)}
        />
      ) : (
        <p className="cluster gap-2">
          <Button
            variant="secondary"
            loading={isLoading}
            prepend={<ThumbsUp size={18} aria-hidden="true" />}
            onClick={() => void send(true)}
          >
            {common('vote.yesShort')}
          </Button>
          <Button
            variant="secondary"
            prepend={<ThumbsDown size={18} aria-hidden="true" />}
            onClick={() => {
              setIsPressed(true)
              setIsWriting(true)
            }}
          >
            {common('vote.noShort')}
          </Button>
        </p>
      )}
      {isError && <p role="alert">{t('helpful.failed')}</p>}
    </section>
  )
}

interface DocsRemarkProps {
  form: string
  focus: boolean
  busy: boolean
  onSend: (text: string) => Promise<boolean>
  onBack: () => void
}

/** Why an article did not help. It is kept until it has arrived. */
function DocsRemark({ form, focus, busy, onSend, onBack }: DocsRemarkProps) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const [text, setText, forget, work] = useKeptText(form)
  const field = useTakeFocus<HTMLTextAreaElement>(focus)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(seenText(text)).then((isSent) => isSent && forget())
      }}
    >
      <KeptWorkOffer keeper={work} />
      <Field label={t('helpful.why')} help={t('helpful.whyHelp')}>
        <Textarea
          ref={field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={3}
          most={longest}
        />
      </Field>
      <p className="cluster gap-2">
        <Button type="submit" loading={busy}>
          {common('action.send')}
        </Button>
        <Button variant="tertiary" onClick={onBack}>
          {t('helpful.back')}
        </Button>
      </p>
    </form>
  )
}
