import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { historyApi } from '@/api/endpoints/history.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Select } from '@/ui/Select.tsx'

/** The latest payments, and one that only a draft names. */
export function PaymentPicker({
  input,
  chosen,
}: {
  input: ComponentProps<'select'>
  chosen: string
}) {
  const { t } = useTranslation('newTicket')
  const format = useFormat()
  const money = useMoneyText()
  const { data } = historyApi.usePaymentsQuery({ page: 0, perPage: 20 })
  const payments = data?.records ?? []
  const isMissing = chosen !== '' && !payments.some(({ id }) => String(id) === chosen)
  return (
    <Select key={payments.length} {...input}>
      <option value="">{t('payment.none')}</option>
      {isMissing && <option value={chosen}>{chosen}</option>}
      {payments.map(({ id, createdAt, method, methodTitle, amount }) => (
        <option key={id} value={String(id)}>
          {t('payment.one', {
            sum: money(amount.amount, amount.currency),
            method: methodTitle || method,
            time: format.date(createdAt, 'dateTime'),
          })}
        </option>
      ))}
    </Select>
  )
}
