import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/history.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { perPage } from '@/shared/account/lists.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { isFiltered, readPaymentQuery } from '../../model/history.ts'
import { knownStatus, statusLook } from '../../model/status.ts'
import { ExportButton } from './ExportButton.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { TotalRows } from './TotalRows.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'
import s from './history.module.css'

const refundWords = ['refund'] as const
const loadRefund = async () => (await import('./RefundDialog.tsx')).RefundDialog

/** Whatever is under way is asked for again so often, while somebody looks. */
const watchMs = 15_000

/** All that was paid in; the filters are in the address. */
export function Payments() {
  const { t } = useTranslation('payments')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = readPaymentQuery(params)
  const filtered = isFiltered(query)
  const [refunding, refund] = useState<Payment | null>(null)
  const columns = usePaymentColumns(refund)
  const [watched, watch] = useState(false)
  const { data, currentData, error, isFetching, refetch } = historyApi.usePaymentsQuery(
    { ...query, perPage },
    { refetchOnMountOrArgChange: 15, pollingInterval: watched ? watchMs : 0, skipPollingIfUnfocused: true },
  )
  const shown = currentData ?? (error ? undefined : data)
  const moving = shown?.records.some(({ status }) => knownStatus(status) !== undefined && statusLook(status).moves) ?? false
  if (moving !== watched) watch(moving)
  const total = shown?.totalCount ?? shown?.records.length ?? 0
  return (
    <AccountSection
      title={t('list.title')}
      text={(total > 0 || (!shown && !error)) && t('list.text')}
      aside={total > 0 && <ExportButton query={query} total={total} />}
    >
      <PaymentFilters query={query} methods={shown?.methods ?? []} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {filtered && currentData ? t('list.found', { count: total }) : ''}
          </p>
          <DataTable
            className={s.table}
            caption={t('list.caption')}
            hideCaption
            columns={columns}
            rows={shown?.records ?? []}
            rowKey={({ id }) => id}
            loadingRows={shown ? 0 : 6}
            busy={isFetching && shown !== undefined && currentData === undefined}
            foot={shown && shown.records.length > 0 && <TotalRows totals={shown.totals} />}
            empty={
              query.page > 0 || filtered ? (
                <ListEmpty
                  page={query.page}
                  title=""
                  text=""
                  reset={
                    <Link className={buttonClass({ variant: 'secondary' })} to={pathname}>
                      {t('list.reset')}
                    </Link>
                  }
                />
              ) : (
                <EmptyState
                  level={3}
                  illustration={<EmptyBox />}
                  title={t('list.empty')}
                  action={
                    <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
                      {t('topUp')}
                    </RouteLink>
                  }
                >
                  {t('list.emptyText')}
                </EmptyState>
              )
            }
          />
          <ListPages page={query.page} total={shown?.totalCount} label={t('list.pages')} />
        </>
      )}
      {refunding && <LateDialog load={loadRefund} ns={refundWords} props={{ payment: refunding, onClose: () => refund(null) }} />}
    </AccountSection>
  )
}
