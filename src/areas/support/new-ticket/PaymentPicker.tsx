import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/ledger.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { CutNote } from '@/shared/list/CutNote.tsx'
import { mostPerPage, useEveryPage } from '@/shared/list/use-every-page.ts'
import { Select } from '@/ui/Select.tsx'

/** All payments, newest first, and one that only a draft names. */
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
  const list = useEveryPage<Payment>(
    historyApi.useAllPaymentsInfiniteQuery({ perPage: mostPerPage }),
  )
  const payments = list.data ?? []
  const isMissing = chosen !== '' && !payments.some(({ id }) => String(id) === chosen)
  return (
    <>
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
      <CutNote list={list} />
    </>
  )
}
