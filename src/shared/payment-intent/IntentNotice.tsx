import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useFormat } from '../account/use-format.ts'
import type { IntentPhase, IntentQuestion, PaymentIntent } from './use-payment-intent.ts'

/**
 * Says that an answer is missing and is being requested, that the outcome is unclear, or that no
 * money was moved; and asks before something could be charged twice. It takes the focus, because
 * the button that had it is disabled.
 */
export function IntentNotice({
  intent: { phase, question, asking, check },
}: {
  intent: Pick<PaymentIntent<unknown>, 'phase' | 'question' | 'asking' | 'check'>
}) {
  const isSaid = phase === 'unclear' || phase === 'theirs' || phase === 'none'
  const id = useId()
  const shown = question?.kind ?? (isSaid ? phase : asking)
  const box = useTakeFocus<HTMLDivElement>(shown !== false, shown !== true && shown)
  if (shown === false) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      {question ? (
        <Question question={question} id={id} />
      ) : isSaid ? (
        <Said phase={phase} id={id} />
      ) : (
        <Asking phase={phase} id={id} check={check} />
      )}
    </div>
  )
}

function Asking({ phase, id, check }: { phase: IntentPhase; id: string; check: () => void }) {
  const { t } = useTranslation('shell')
  const isStuck = phase === 'stuck'
  const words = isStuck
    ? { title: t('intent.stuck'), text: t('intent.stuckText') }
    : phase === 'elsewhere'
      ? { title: t('intent.elsewhere'), text: t('intent.elsewhereText') }
      : { title: t('intent.checking'), text: t('intent.checkingText') }
  return (
    <Notice tone="info" title={<span id={id}>{words.title}</span>}>
      <div className="stack gap-3">
        <p role="status">{words.text}</p>
        {isStuck ? (
          <div>
            <Button variant="secondary" onClick={check}>
              {t('intent.check')}
            </Button>
          </div>
        ) : (
          <Spinner />
        )}
      </div>
    </Notice>
  )
}

function Said({ phase, id }: { phase: 'unclear' | 'theirs' | 'none'; id: string }) {
  const { t } = useTranslation('shell')
  const words = {
    unclear: { title: t('intent.unclear'), text: t('intent.unclearText') },
    theirs: { title: t('intent.theirs'), text: t('intent.theirsText') },
    none: { title: t('intent.none'), text: t('intent.noneText') },
  }[phase]
  return (
    <Notice tone="warn" title={<span id={id}>{words.title}</span>}>
      {words.text}
    </Notice>
  )
}

function Question({
  question: { kind, at, answer },
  id,
}: {
  question: IntentQuestion
  id: string
}) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const time = format.date(new Date(at).toISOString(), 'dateTime')
  const words = {
    changed: {
      title: t('intent.changed'),
      text: t('intent.changedText'),
      no: t('intent.changedWait'),
      yes: t('intent.changedSend'),
    },
    repeated: {
      title: t('intent.repeated'),
      text: t('intent.repeatedText', { time }),
      no: t('intent.result'),
      yes: t('intent.repeatedSend'),
    },
    other: {
      title: t('intent.other'),
      text: t('intent.otherText', { time }),
      no: t('intent.result'),
      yes: t('intent.otherSend'),
    },
  }[kind]
  return (
    <Notice tone="warn" title={<span id={id}>{words.title}</span>}>
      <div className="stack gap-3">
        <p>{words.text}</p>
        <div className="cluster gap-3">
          <Button variant="secondary" onClick={() => answer(false)}>
            {words.no}
          </Button>
          <Button variant="tertiary" onClick={() => answer(true)}>
            {words.yes}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
