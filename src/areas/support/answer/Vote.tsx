import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { faqComment } from '@/api/contract/faq.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { toProblem } from '@/api/problem.ts'
import { seenText } from '@/lib/unseen.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import s from '../support.module.css'

type State = 'open' | 'thanks' | 'told' | 'already'

const remarkForm = (id: string): string => `faq-remark-${id}`

/** Asks whether an answer helped and, if not, what is missing. */
export function Vote({ id }: { id: string }) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const [vote] = faqApi.useVoteFaqMutation()
  const [state, setState] = useState<State>('open')
  const [busy, setBusy] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  const [isWriting, setIsWriting] = useOpenOverDraft(remarkForm(id))
  const lock = useRef(false)
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (state !== 'open') place.current?.focus({ preventScroll: true })
  }, [state])

  async function send(helpful: boolean, comment?: string): Promise<boolean> {
    if (lock.current) return false
    lock.current = true
    setBusy(helpful)
    setFailed(false)
    try {
      await vote({ id, helpful, ...(comment && { comment }) }).unwrap()
      setState(comment ? 'told' : 'thanks')
      setIsWriting(!helpful && !comment)
      return true
    } catch (error) {
      const isTold = toProblem(error).status === 409
      if (isTold) {
        setState('already')
        setIsWriting(false)
      } else setFailed(true)
      return isTold
    } finally {
      lock.current = false
      setBusy(null)
    }
  }

  return (
    <section
      className={`grid gap-3 border round-3 alice ${s.vote}`}
      aria-labelledby="helpful"
      data-print="no"
    >
      <h2 id="helpful">{common('vote.ask')}</h2>
      {state === 'open' && !isWriting ? (
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
        state !== 'open' && (
          <p ref={place} tabIndex={-1} role="status">
            {t(`vote.${state}`)}
          </p>
        )
      )}
      {isWriting && (
        <Remark id={id} busy={busy !== null} onSend={(comment) => send(false, comment)} />
      )}
      {failed && <p role="alert">{t('vote.failed')}</p>}
    </section>
  )
}

interface RemarkProps {
  id: string
  busy: boolean
  /** Returns whether it has arrived. */
  onSend: (comment: string) => Promise<boolean>
}

/** What is missing in an answer. It is kept until it has arrived. */
function Remark({ id, busy, onSend }: RemarkProps) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const [text, setText, forget, work] = useKeptText(remarkForm(id))
  return (
    <form
      method="dialog"
      className={`stack gap-3 items-start ${s.why}`}
      onSubmit={(event) => {
        event.preventDefault()
        const comment = seenText(text)
        if (comment) void onSend(comment).then((isSent) => isSent && forget())
      }}
    >
      <KeptWorkOffer keeper={work} />
      <Field label={t('vote.why')} help={t('vote.whyHelp', { max: faqComment })}>
        <Textarea
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={3}
          most={faqComment}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={busy} loadingText={common('busy')}>
        {common('action.send')}
      </Button>
    </form>
  )
}
