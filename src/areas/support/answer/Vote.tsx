import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { faqComment } from '@/api/contract/faq.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { toProblem } from '@/api/problem.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import s from '../support.module.css'

type State = 'open' | 'why' | 'thanks' | 'told' | 'already'

/** Asks whether an answer helped and, if not, what is missing. */
export function Vote({ id }: { id: string }) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const [vote] = faqApi.useVoteFaqMutation()
  const [state, setState] = useState<State>('open')
  const [busy, setBusy] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  const lock = useRef(false)
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (state !== 'open') place.current?.focus({ preventScroll: true })
  }, [state])

  async function send(helpful: boolean, comment?: string): Promise<void> {
    if (lock.current) return
    lock.current = true
    setBusy(helpful)
    setFailed(false)
    try {
      await vote({ id, helpful, ...(comment && { comment }) }).unwrap()
      setState(comment ? 'told' : helpful ? 'thanks' : 'why')
    } catch (error) {
      if (toProblem(error).status === 409) setState('already')
      else setFailed(true)
    } finally {
      lock.current = false
      setBusy(null)
    }
  }

  function tell(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('comment')
    const comment = typeof text === 'string' ? text.trim() : ''
    if (comment) void send(false, comment)
  }

  return (
    <section className={s.vote} aria-labelledby="helpful">
      <h2 id="helpful">{common('vote.ask')}</h2>
      {state === 'open' ? (
        <p className="cluster gap-2">
          <Button
            variant="secondary"
            loading={busy === true}
            prepend={<ThumbsUp size={18} aria-hidden="true" />}
            onClick={() => void send(true)}
          >
            {common('vote.yesShort')}
          </Button>
          <Button
            variant="secondary"
            loading={busy === false}
            prepend={<ThumbsDown size={18} aria-hidden="true" />}
            onClick={() => void send(false)}
          >
            {common('vote.noShort')}
          </Button>
        </p>
      ) : (
        <p ref={place} tabIndex={-1} role="status">
          {t(`vote.${state === 'why' ? 'thanks' : state}`)}
        </p>
      )}
      {state === 'why' && (
        <form method="dialog" className={`stack gap-3 items-start ${s.why}`} onSubmit={tell}>
          <Field label={t('vote.why')} help={t('vote.whyHelp', { max: faqComment })}>
            <Textarea name="comment" rows={3} most={faqComment} />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            loading={busy !== null}
            loadingText={common('busy')}
          >
            {common('action.send')}
          </Button>
        </form>
      )}
      {failed && <p role="alert">{t('vote.failed')}</p>}
    </section>
  )
}
