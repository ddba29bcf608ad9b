import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import type { PaymentIntent } from './use-payment-intent.ts'

/** Says that an answer was lost and is being asked for, or that nothing was moved. It takes the focus: the button that had it waits. */
export function IntentNotice({ intent: { phase, check } }: { intent: Pick<PaymentIntent<unknown>, 'phase' | 'check'> }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const asking = phase === 'checking' || phase === 'stuck'
  const none = phase === 'none'
  const box = useTakeFocus<HTMLDivElement>(asking || none, none)
  if (!asking && !none) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      {none ? (
        <Notice tone="warn" title={<span id={id}>{t('intent.none')}</span>}>
          {t('intent.noneText')}
        </Notice>
      ) : (
        <Notice tone="info" title={<span id={id}>{t(phase === 'stuck' ? 'intent.stuck' : 'intent.checking')}</span>}>
          <Stack gap={3}>
            <p role="status">{t(phase === 'stuck' ? 'intent.stuckText' : 'intent.checkingText')}</p>
            {phase === 'stuck' ? (
              <div>
                <Button variant="secondary" onClick={check}>
                  {t('intent.check')}
                </Button>
              </div>
            ) : (
              <Spinner />
            )}
          </Stack>
        </Notice>
      )}
    </div>
  )
}
