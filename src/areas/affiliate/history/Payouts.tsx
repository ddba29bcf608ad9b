import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { Payout, PayoutTotal } from '@/api/contract/payouts.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { load } from '@/api/load.ts'
import type { Dispatch } from '@/session/person.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { payoutInfo, payoutQuery } from './payouts.ts'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import { useAssetText } from '../method/use-asset-text.ts'
import s from '../affiliate.module.css'
import { CancelPayout } from './CancelPayout.tsx'
import { payoutTable } from './payout-table.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'

/** The polling interval for running payouts while the page is visible, in milliseconds. */
const watchMs = 15_000

/** All payouts; the filters and an open receipt are in the address. */
export function Payouts() {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const dispatch: Dispatch = useDispatch()
  const query = useListQuery(payoutQuery)
  const [canceling, setCanceling] = useState<Payout | null>(null)
  const [watched, setWatched] = useState(false)
  const answer = payoutsApi.usePayoutsQuery(
    { ...query.value, perPage },
    {
      refetchOnMountOrArgChange: 15,
      pollingInterval: watched ? watchMs : 0,
      skipPollingIfUnfocused: true,
    },
  )
  const shown = shownOf(answer)
  const moving = shown?.records.some(({ status }) => payoutInfo(status).moves) ?? false
  if (moving !== watched) setWatched(moving)
  const total = shown?.totalCount ?? shown?.records.length
  const receipt = query.other('receipt')
  const { page: _, ...filters } = query.value
  const columns = usePayoutColumns({
    onCancel: setCanceling,
    receiptHref: (id) => query.hrefWith({ receipt: id }),
  })
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={columns}
      foot={({ totals }) => <TotalRows totals={totals} />}
      section={{
        title: common('nav.crumb.payoutHistory'),
        aside: (shown || !answer.error) && (
          <ExportAll
            ask={(paged) =>
              load(
                dispatch(
                  payoutsApi.endpoints.payouts.initiate(
                    { ...filters, ...paged },
                    { subscribe: false, forceRefetch: true },
                  ),
                ),
              )
            }
            name={t('csv.file')}
            table={payoutTable}
            total={total}
          />
        ),
      }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: {
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: (
            <RouteLink to={{ id: 'payout' }} className={buttonClass()}>
              {common('action.payout')}
            </RouteLink>
          ),
        },
      }}
      filters={{
        status: {
          label: common('label.status'),
          nameOf: (status) => t(`status.${status}`),
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {canceling && (
        <CancelPayout
          payout={canceling}
          onRefused={() => void answer.refetch()}
          onClose={() => setCanceling(null)}
        />
      )}
      {receipt !== null && (
        <ReceiptDialog id={receipt} onClose={() => query.setOthers({ receipt: null })} />
      )}
    </List>
  )
}

/** The paid totals of the filtered list, separate for each currency. */
function TotalRows({ totals }: { totals: readonly PayoutTotal[] }) {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const asset = useAssetText()
  return totals.map(({ count, amount, receive }) => (
    <tr key={`${receive?.currency} ${amount.currency}`} {...tableRoles.row} className={s.total}>
      <th {...tableRoles.name} colSpan={2}>
        {t('total.of', { count, currency: receive?.currency ?? amount.currency })}
      </th>
      <td {...tableRoles.cell} className={s.figure} data-label={common('label.amount')}>
        <Money amount={amount.amount} currency={amount.currency} locale={locale} />
      </td>
      <td {...tableRoles.cell} className={s.figure} data-label={common('label.youReceive')}>
        {receive ? asset(receive) : '—'}
      </td>
      <td {...tableRoles.cell} colSpan={2} className={s.rest} />
    </tr>
  ))
}
