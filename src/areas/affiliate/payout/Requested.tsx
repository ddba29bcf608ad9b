import { useTranslation } from 'react-i18next'
import type { Payout } from '@/api/contract/payouts.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import { Stack } from '@/ui/Stack.tsx'

/** The payout was requested. Links to its status. */
export function Requested({
  payout: { id, amount },
  onAgain,
}: {
  payout: Payout
  onAgain: () => void
}) {
  const { t } = useTranslation('payout')
  const money = useMoneyText()
  return (
    <Outcome fresh title={t('done.title', { sum: money(amount.amount, amount.currency) })}>
      <Stack gap={3}>
        <p>{t('done.text', { id: String(id) })}</p>
        <Cluster>
          <RouteLink to={{ id: 'payoutHistory' }} className={buttonClass({ variant: 'secondary' })}>
            {t('done.history')}
          </RouteLink>
          <Button variant="tertiary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </Cluster>
      </Stack>
    </Outcome>
  )
}
