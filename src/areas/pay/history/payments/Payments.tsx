import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/ledger.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Money } from '@/ui/Money.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import { load } from '@/api/load.ts'
import { paymentTable } from './payment-table.ts'
import type { Dispatch } from '@/session/person.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { paymentQuery, refundName } from './history.ts'
import { knownPaymentStatus, statusInfo } from '../../payment/status.ts'
import { usePaymentColumns } from './use-payment-columns.tsx'
import type { PaymentQuery } from './history.ts'
import s from '../history.module.css'

const refundWords = ['refund'] as const
const loadRefund = async () => (await import('./RefundDialog.tsx')).RefundDialog

/** The polling interval for running payments while the page is visible, in milliseconds. */
const watchMs = 15_000

/** All payments; the filters are in the address. */
export function Payments() {
  const { t } = useTranslation('payments')
  const { t: states } = useTranslation('payment')
  const { t: common } = useTranslation()
  const query = useListQuery(paymentQuery)
  const [watched, setWatched] = useState(false)
  const answer = historyApi.usePaymentsQuery(
    { ...query.value, perPage },
    {
      refetchOnMountOrArgChange: 15,
      pollingInterval: watched ? watchMs : 0,
      skipPollingIfUnfocused: true,
    },
  )
  const shown = shownOf(answer)
  const [refunding, setRefunding] = useRowOverDraft(shown?.records ?? [], ({ id }) =>
    refundName(id),
  )
  const columns = usePaymentColumns(setRefunding)
  const moving =
    shown?.records.some(
      ({ status }) => knownPaymentStatus(status) !== undefined && statusInfo(status).moves,
    ) ?? false
  if (moving !== watched) setWatched(moving)
  const total = shown?.totalCount ?? shown?.records.length
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={columns}
      foot={({ totals }) => <TotalRows totals={totals} />}
      section={{
        title: common('nav.crumb.historyPayment'),
        aside: (shown || !answer.error) && <ExportButton query={query.value} total={total} />,
      }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: {
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: (
            <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
              {common('action.addFunds')}
            </RouteLink>
          ),
        },
      }}
      filters={{
        status: {
          label: common('label.status'),
          nameOf: (status) => states(`status.${status}.name`),
        },
        method: {
          label: common('label.method'),
          options: (shown?.methods ?? []).map(({ shortname, title }) => ({
            value: shortname,
            label: title || shortname,
          })),
        },
        kind: {
          label: common('label.kind'),
          nameOf: (kind) => t(`kind.${kind}`),
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {refunding && (
        <LateDialog
          load={loadRefund}
          ns={refundWords}
          props={{ payment: refunding, onClose: () => setRefunding(null) }}
        />
      )}
    </List>
  )
}

interface TotalRowsProps {
  totals: readonly { currency: string; count: number; amount: string; credited: string }[]
}

/** The totals of the filtered list, separate for each currency. */
function TotalRows({ totals }: TotalRowsProps) {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return totals.map(({ currency, count, amount, credited }) => (
    <tr key={currency} {...tableRoles.row} className={s.historyTotal}>
      <th {...tableRoles.name} colSpan={2}>
        {t('total.of', { count, currency })}
      </th>
      <td
        {...tableRoles.cell}
        className={`num nowrap ${s.historyFigure}`}
        data-label={common('label.amount')}
      >
        <Money amount={amount} currency={currency} locale={locale} />
      </td>
      <td
        {...tableRoles.cell}
        className={`num nowrap ${s.historyFigure}`}
        data-label={common('label.credited')}
      >
        <Money amount={credited} currency={currency} locale={locale} />
      </td>
      <td {...tableRoles.cell} colSpan={2} className={s.historyRest} />
    </tr>
  ))
}

/** Exports all payments of the filtered list. */
function ExportButton({
  query: { page: _, ...filters },
  total,
}: {
  query: PaymentQuery
  total: number | undefined
}) {
  const { t } = useTranslation('payments')
  const dispatch: Dispatch = useDispatch()
  return (
    <ExportAll<Payment>
      total={total}
      ask={(page) =>
        load(
          dispatch(
            historyApi.endpoints.payments.initiate(
              { ...filters, ...page },
              { subscribe: false, forceRefetch: true },
            ),
          ),
        )
      }
      name={t('csv.file')}
      table={paymentTable}
    />
  )
}
