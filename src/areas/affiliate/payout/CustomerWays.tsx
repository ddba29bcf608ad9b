import { useTranslation } from '@/i18n/use-translation.ts'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { known } from '@/lib/known.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'

const moneyWays = ['spend', 'transfer', 'refund', 'support'] as const
type MoneyWay = (typeof moneyWays)[number]
const targets: Readonly<Record<MoneyWay, Target<PageId>>> = {
  spend: { id: 'dashboard' },
  transfer: { id: 'sendUser' },
  refund: { id: 'historyPayment' },
  support: { id: 'ticketNew', search: { category: 'payout' } },
}

/** What can be done with earnings that an account cannot withdraw because funds were added. */
export function CustomerWays({ unavailable }: Pick<PayoutQuote, 'unavailable'>) {
  const { t } = useTranslation('payout')
  const money = useMoneyText()
  const found = unavailable.find(({ reason }) => reason === 'turned_customer')
  if (!found) return null
  const named = found.ways.flatMap((way) => known(moneyWays, way) ?? [])
  // Support can always be asked; a backend that names no way has that one.
  const ways = [...new Set<MoneyWay>([...named, 'support'])]
  return (
    <div className="stack gap-2">
      <p>{t('ways.yours', { sum: money(found.amount.amount, found.amount.currency) })}</p>
      <ul className="stack gap-1">
        {ways.map((way) => (
          <li key={way}>
            <RouteLink to={targets[way]}>{t(`ways.${way}.name`)}</RouteLink>
            {' – '}
            {t(`ways.${way}.text`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
