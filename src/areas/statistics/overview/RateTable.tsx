import { useTranslation } from '@/i18n/use-translation.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'

/** The price, speed and pay of each type. */
export function RateTable({ data }: { data: PublicStatistics }) {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale)
  const nameOf = useTypeName()
  const rows = data.rates.map(({ type, per1000 }) => ({
    type,
    per1000,
    speed: data.speed.find((one) => one.type === type),
    pay: data.employeeRate.find((one) => one.type === type),
  }))
  return (
    <div className="stack gap-4 mt-7">
      <h3 className="heading">{common('label.allTaskTypes')}</h3>
      <DataTable
        caption={common('label.allTaskTypes')}
        hideCaption
        rows={rows}
        rowKey={({ type }) => type}
        columns={[
          {
            key: 'type',
            header: t('overview.type'),
            rowHeader: true,
            cell: ({ type }) => nameOf(type),
          },
          {
            key: 'price',
            header: common('nav.crumb.customerRate'),
            numeric: true,
            amount: ({ per1000 }) => per1000.amount,
            cell: ({ per1000 }) => (
              <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />
            ),
          },
          {
            key: 'speed',
            header: common('nav.crumb.customerSolvingSpeed'),
            numeric: true,
            cell: ({ speed }) => (speed ? format.seconds(speed.seconds) : t('graph.none')),
          },
          {
            key: 'pay',
            header: common('nav.crumb.employeeRate'),
            numeric: true,
            amount: ({ pay }) => pay?.per1000.amount,
            cell: ({ pay }) =>
              pay ? (
                <Money
                  amount={pay.per1000.amount}
                  currency={pay.per1000.currency}
                  locale={locale}
                />
              ) : (
                t('graph.none')
              ),
          },
        ]}
      />
    </div>
  )
}
