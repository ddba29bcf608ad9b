import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { docsApi } from '@/api/endpoints/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import s from '../docs.module.css'

type State = 'open' | 'why' | 'done'
const longest = 500

/** Asks once per article whether it was helpful, and after a "no" why not. */
export function Feedback({ slug, version }: { slug: string; version: string }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const [sendFeedback, { isLoading, isError }] = docsApi.useSendDocsFeedbackMutation()
  const [state, setState] = useState<State>('open')
  const lock = useRef(false)
  const why = useRef<HTMLTextAreaElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  // The buttons disappear with the focus, so the replacement takes it.
  useLayoutEffect(() => {
    if (state === 'why') why.current?.focus({ preventScroll: true })
    if (state === 'done') thanks.current?.focus({ preventScroll: true })
  }, [state])

  async function send(helpful: boolean): Promise<void> {
    if (lock.current) return
    lock.current = true
    const text = why.current?.value.trim() ?? ''
    const { error } = await sendFeedback({
      slug,
      language,
      helpful,
      ...(version !== '' && { version }),
      ...(text !== '' && { text }),
    })
    lock.current = false
    if (!error) setState('done')
  }

  return (
    <section className={`stack gap-3 items-start ${s.feedback}`} aria-labelledby="helpful">
      <h2 id="helpful">{common('vote.ask')}</h2>
      {state === 'done' ? (
        <p ref={thanks} tabIndex={-1} role="status">
          {t('helpful.thanks')}
        </p>
      ) : state === 'why' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send(false)
          }}
        >
          <Field label={t('helpful.why')} help={t('helpful.whyHelp')}>
            <Textarea ref={why} rows={3} most={longest} />
          </Field>
          <p className="cluster gap-2">
            <Button type="submit" loading={isLoading}>
              {common('action.send')}
            </Button>
            <Button variant="tertiary" onClick={() => setState('open')}>
              {t('helpful.back')}
            </Button>
          </p>
        </form>
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
            onClick={() => setState('why')}
          >
            {common('vote.noShort')}
          </Button>
        </p>
      )}
      {isError && <p role="alert">{t('helpful.failed')}</p>}
    </section>
  )
}
