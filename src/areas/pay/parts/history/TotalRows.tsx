import { useTranslation } from 'react-i18next'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import s from './history.module.css'

interface TotalRowsProps {
  totals: readonly { currency: string; count: number; amount: string; credited: string }[]
}

/** The sums of everything that the filters leave: money of one currency is not added to that of another. */
export function TotalRows({ totals }: TotalRowsProps) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  return totals.map(({ currency, count, amount, credited }) => (
    <tr key={currency} className={s.total}>
      <th scope="row" colSpan={2}>
        {t('total.of', { count, currency })}
      </th>
      <td className={s.figure} data-label={t('column.amount')}>
        <Money amount={amount} currency={currency} locale={locale} />
      </td>
      <td className={s.figure} data-label={t('column.credited')}>
        <Money amount={credited} currency={currency} locale={locale} />
      </td>
      <td colSpan={2} className={s.rest} />
    </tr>
  ))
}
