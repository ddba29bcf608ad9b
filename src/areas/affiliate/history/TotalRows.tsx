import { useTranslation } from 'react-i18next'
import type { PayoutTotal } from '@/api/contract/payouts.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import { roles } from '@/ui/table-roles.ts'
import { useAssetText } from '../method/use-asset-text.ts'
import s from '../lists.module.css'

/** The paid totals of the filtered list, separate for each currency. */
export function TotalRows({ totals }: { totals: readonly PayoutTotal[] }) {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const asset = useAssetText()
  return totals.map(({ count, amount, receive }) => (
    <tr key={`${receive?.currency} ${amount.currency}`} {...roles.row} className={s.total}>
      <th {...roles.name} colSpan={2}>
        {t('total.of', { count, currency: receive?.currency ?? amount.currency })}
      </th>
      <td {...roles.cell} className={s.figure} data-label={common('label.amount')}>
        <Money amount={amount.amount} currency={amount.currency} locale={locale} />
      </td>
      <td {...roles.cell} className={s.figure} data-label={common('label.youReceive')}>
        {receive ? asset(receive) : '—'}
      </td>
      <td {...roles.cell} colSpan={2} className={s.rest} />
    </tr>
  ))
}
