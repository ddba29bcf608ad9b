import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import type { IntentPhase, PaymentIntent } from './use-payment-intent.ts'

/**
 * Says that an answer was lost and is being requested, that the outcome is unclear, or that no
 * money was moved. It takes the focus, because the button that had it is disabled.
 */
export function IntentNotice({
  intent: { phase, asking, check },
}: {
  intent: Pick<PaymentIntent<unknown>, 'phase' | 'asking' | 'check'>
}) {
  const isSaid = phase === 'unclear' || phase === 'changed' || phase === 'none'
  const id = useId()
  const box = useTakeFocus<HTMLDivElement>(asking || isSaid, isSaid && phase)
  if (!asking && !isSaid) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      {isSaid ? <Said phase={phase} id={id} /> : <Asking phase={phase} id={id} check={check} />}
    </div>
  )
}

function Asking({ phase, id, check }: { phase: IntentPhase; id: string; check: () => void }) {
  const { t } = useTranslation('shell')
  const isStuck = phase === 'stuck'
  return (
    <Notice
      tone="info"
      title={<span id={id}>{t(isStuck ? 'intent.stuck' : 'intent.checking')}</span>}
    >
      <div className="stack gap-3">
        <p role="status">{t(isStuck ? 'intent.stuckText' : 'intent.checkingText')}</p>
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

function Said({ phase, id }: { phase: 'unclear' | 'changed' | 'none'; id: string }) {
  const { t } = useTranslation('shell')
  const words = {
    unclear: { title: t('intent.unclear'), text: t('intent.unclearText') },
    changed: { title: t('intent.changed'), text: t('intent.changedText') },
    none: { title: t('intent.none'), text: t('intent.noneText') },
  }[phase]
  return (
    <Notice tone="warn" title={<span id={id}>{words.title}</span>}>
      {words.text}
    </Notice>
  )
}
