import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { cancelable } from './status.ts'
import s from '../pay.module.css'

/** The facts of a payment. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const { t: words } = useTranslation('payment')
  const locale = useLocale()
  const format = useFormat()
  const { id, method, methodTitle, amount, fee, bonus, credited, createdAt, expiresAt, status } =
    payment
  const facts: [string, ReactNode][] = [
    [
      common('label.amount'),
      <Money key="amount" amount={amount.amount} currency={amount.currency} locale={locale} />,
    ],
    ...(fee
      ? [
          [
            common('label.fee'),
            <Money key="fee" amount={fee.amount} currency={fee.currency} locale={locale} />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(bonus
      ? [
          [
            t('sum.bonus'),
            <Money key="bonus" amount={bonus.amount} currency={bonus.currency} locale={locale} />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(credited
      ? [
          [
            common('label.credited'),
            <Money
              key="credited"
              amount={credited.amount}
              currency={credited.currency}
              locale={locale}
            />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    [common('label.method'), methodTitle || method],
    ...(createdAt
      ? [[words('facts.created'), format.date(createdAt, 'dateTime')] satisfies [string, ReactNode]]
      : []),
    ...(expiresAt && cancelable(status)
      ? [[words('facts.until'), format.date(expiresAt, 'dateTime')] satisfies [string, ReactNode]]
      : []),
    [
      words('facts.id'),
      <span key="id" translate="no">
        {String(id)}
      </span>,
    ],
  ]
  return (
    <DescriptionList
      layout="rows"
      terms="quiet"
      lines="below"
      className={`gap-2 gap-x-5 text-2 num ${s.facts}`}
    >
      {facts.map(([name, value]) => (
        <Description key={name} term={name}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  )
}
