import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyOrder } from '@/api/contract/proxy-account.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { proxyOrderBadge } from '../cabinet/display.ts'
import { useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import { orderQuery } from './orders.ts'

/** The orders and their status. */
export function Orders({ onBuy }: { onBuy: () => void }) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const query = useListQuery(orderQuery)
  const answer = proxyAccountApi.useProxyOrdersQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useColumns()}
      section={{ title: t('orders.title') }}
      words={{
        found: (count) => t('orders.found', { count }),
        empty: {
          title: t('orders.empty'),
          text: t('orders.emptyText'),
          action: (
            <Button variant="secondary" onClick={onBuy}>
              {common('action.addTraffic')}
            </Button>
          ),
        },
      }}
      filters={{
        status: {
          label: common('label.status'),
          nameOf: (status) => t(`order.${status}`),
        },
      }}
    />
  )
}

function useColumns(): Column<ProxyOrder>[] {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const nameOf = useProxyProductName()
  const units = useUnits()
  return [
    {
      key: 'order',
      header: common('label.product'),
      rowHeader: true,
      cell: ({ id, product, promoCode, auto }) => (
        <span className="stack gap-0">
          <span>{nameOf(product)}</span>
          <span className="quiet text-1 break">
            {joinTexts(' · ', [
              common('label.number', { id: String(id) }),
              promoCode,
              auto && t('orders.auto'),
            ])}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('orders.amount'),
      numeric: true,
      nowrap: true,
      cell: ({ unit, units: count }) => units(unit, count),
    },
    {
      key: 'price',
      folds: true,
      header: common('label.price'),
      numeric: true,
      amount: ({ price }) => price?.amount,
      nowrap: true,
      cell: ({ price }) =>
        price && <Money amount={price.amount} currency={price.currency} locale={locale} />,
    },
    {
      key: 'when',
      plain: true,
      header: t('orders.when'),
      nowrap: true,
      cell: ({ createdAt }) => createdAt && <RowTime at={createdAt} format="date" />,
    },
    {
      key: 'until',
      folds: true,
      header: t('orders.until'),
      nowrap: true,
      cell: ({ expiresAt }) => expiresAt && <RowTime at={expiresAt} format="date" />,
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => {
        const look = proxyOrderBadge(status)
        return (
          <StatusBadge status={status} tone={look?.tone} tip={look && t(`orderTip.${look.state}`)}>
            {look && t(`order.${look.state}`)}
          </StatusBadge>
        )
      },
    },
  ]
}
