import { useTranslation } from '@/i18n/use-translation.ts'
import { ordersApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { withGap } from '@/lib/sentences.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { OrderSection } from './OrderSection.tsx'
import type { WorkaroundOrder } from '@/api/contract/orders.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { orderKind, workaroundBadge } from './workaround-order.ts'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(ordersApi.endpoints.workaroundKinds.initiate()))

export default function CaptchaWorkaroundPayPage() {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = ordersApi.useWorkaroundKindsQuery(undefined, {
    refetchOnMountOrArgChange: 10,
  })
  return (
    <AccountFrame
      title={common('nav.crumb.captchaWorkaroundPay')}
      lead={
        <>
          {withGap(t('lead'))}
          <RouteLink to={{ id: 'captchaWorkaround' }}>{t('about')}</RouteLink>
        </>
      }
    >
      {data ? (
        <>
          <OrderSection offer={data} onPriceChanged={() => void refetch()} />
          <Orders orders={data.orders} />
        </>
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('order.title')} lines={45} />
      )}
    </AccountFrame>
  )
}

/** The orders and their progress. Renders nothing without orders. */
function Orders({ orders }: { orders: readonly WorkaroundOrder[] }) {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const columns = useColumns()
  if (orders.length === 0) return null
  return (
    <AccountSection title={common('label.yourOrders')}>
      <PartedTable
        caption={t('list.caption')}
        hideCaption
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
      />
    </AccountSection>
  )
}

function useColumns(): Column<WorkaroundOrder>[] {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return [
    {
      key: 'order',
      header: t('list.order'),
      rowHeader: true,
      cell: ({ id, kind, url }) => {
        const known = orderKind(kind)
        const href = url ? linkTarget(url, location.origin) : null
        return (
          <span className="stack gap-0">
            <span>
              {t('list.number', { id: String(id) })}{' '}
              {known ? t(`kind.${known}.title`) : plainCode(kind)}
            </span>
            {url && (
              <span className="text-1 regular" translate="no">
                {href?.startsWith('https:') ? (
                  <a href={href} rel="noopener noreferrer" target="_blank">
                    {cutText(url)}
                  </a>
                ) : (
                  cutText(url)
                )}
              </span>
            )}
          </span>
        )
      },
    },
    {
      key: 'when',
      header: common('label.date'),
      nowrap: true,
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      key: 'price',
      header: common('label.price'),
      numeric: true,
      amount: ({ price }) => price?.amount,
      nowrap: true,
      cell: ({ price }) =>
        price ? <Money amount={price.amount} currency={price.currency} locale={locale} /> : '—',
    },
    {
      key: 'status',
      header: common('label.status'),
      cell: ({ status }) => {
        const look = workaroundBadge(status)
        return (
          <StatusBadge status={status} tone={look?.tone} tip={look && t(`tip.${look.status}`)}>
            {look && t(`status.${look.status}`)}
          </StatusBadge>
        )
      },
    },
  ]
}
