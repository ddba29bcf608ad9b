import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { costsOf, oneTask } from './percent.ts'
import type { CostRow, PercentNumber, PercentValues } from './percent.ts'
import type { useMarket } from '../task-types/use-market.ts'
import s from '../customer.module.css'

interface CostPreviewProps {
  values: Pick<PercentValues, PercentNumber | 'types'>
  market: ReturnType<typeof useMarket>
}

/** The cost of 1000 tasks at current prices, updated while typing. */
export function CostPreview({ values, market }: CostPreviewProps) {
  const { t } = useTranslation('percent')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useTypeName()
  const costs = costsOf(values, market.options)
  const one = costs && oneTask(costs)
  const columns: Column<CostRow>[] = [
    {
      key: 'type',
      header: common('label.type'),
      rowHeader: true,
      cell: ({ type, title }) => nameOf(type, title),
    },
    {
      key: 'usual',
      header: t('cost.usual'),
      numeric: true,
      amount: ({ usual }) => usual.amount,
      cell: ({ usual }) => (
        <Money amount={usual.amount} currency={usual.currency} locale={locale} />
      ),
    },
    {
      key: 'range',
      header: t('cost.range'),
      numeric: true,
      cell: ({ usual: { currency }, from, to }) => (
        <b>
          {from === to
            ? money(to, currency)
            : t('cost.between', { from: money(from, currency), to: money(to, currency) })}
        </b>
      ),
    },
  ]
  if (market.failed)
    return (
      <p className="cluster gap-2 gap-x-4 quiet text-2" role="status">
        {t('cost.lost')}
        <Button variant="secondary" loading={market.busy} onClick={market.retry}>
          {common('action.retry')}
        </Button>
      </p>
    )
  return (
    <>
      <p role="status" className={`text-2 ${s.summary}`}>
        {!costs && t('cost.wrong')}
        {costs && costs.rows.length === 0 && !market.loading && t('cost.none')}
        {costs && one && (
          <>
            {sentences(
              costs.least === costs.most
                ? t('cost.exact', { count: costs.most })
                : t('cost.times', {
                    least: format.number(costs.least),
                    most: format.number(costs.most),
                  }),
              one.from === one.to
                ? t('cost.oneExact', { to: money(one.to, one.currency) })
                : t('cost.one', {
                    from: money(one.from, one.currency),
                    to: money(one.to, one.currency),
                  }),
            )}
          </>
        )}
      </p>
      {((costs && costs.rows.length > 0) || market.loading) && (
        <PartedTable
          caption={t('cost.table')}
          hideCaption
          columns={columns}
          rows={costs?.rows ?? []}
          rowKey={({ type }) => type}
          loadingRows={market.loading ? 2 : 0}
        />
      )}
    </>
  )
}
