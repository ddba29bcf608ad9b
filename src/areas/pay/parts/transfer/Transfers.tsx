import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import { directions, transferStatuses } from '@/api/contract/transfers.ts'
import type { Transfer } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { perPage, withParam } from '@/shared/account/lists.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { readTransferQuery } from '../../model/transfer.ts'
import type { TransferQuery } from '../../model/transfer.ts'
import s from './transfer.module.css'
import { useTransferColumns } from './use-transfer-columns.tsx'

/** What was sent and what came; the filters are in the address. */
export function Transfers() {
  const { t } = useTranslation('transfer')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = readTransferQuery(params)
  const [canceling, cancelOne] = useState<Transfer | null>(null)
  const [cancel] = transfersApi.useCancelTransferMutation()
  const columns = useTransferColumns(cancelOne)
  const { data, currentData, error, isFetching, refetch } = transfersApi.useTransfersQuery({ ...query, perPage }, { refetchOnMountOrArgChange: 30 })
  const shown = currentData ?? (error ? undefined : data)
  const filtered = query.direction !== undefined || query.status !== undefined
  return (
    <AccountSection title={t('list.title')} text={t('list.text')}>
      <Filters query={query} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : (
        <>
          <DataTable
            caption={t('list.caption')}
            hideCaption
            columns={columns}
            rows={shown?.records ?? []}
            rowKey={({ id }) => id}
            loadingRows={shown ? 0 : 5}
            busy={isFetching && shown !== undefined}
            empty={
              <ListEmpty
                page={query.page}
                title={t('list.empty')}
                text={t('list.emptyText')}
                reset={
                  filtered && (
                    <Link className={buttonClass({ variant: 'secondary' })} to={pathname}>
                      {t('list.reset')}
                    </Link>
                  )
                }
              />
            }
          />
          <ListPages page={query.page} total={shown?.totalCount} label={t('list.pages')} />
        </>
      )}
      {canceling && (
        <ConfirmDialog
          title={t('cancel.title')}
          confirm={t('cancel.confirm')}
          working={t('cancel.working')}
          cancels
          work={() => cancel({ id: canceling.id }).unwrap()}
          onDone={() => {
            cancelOne(null)
            toast({ tone: 'ok', text: t('cancel.done'), id: 'transfer' })
          }}
          onClose={() => cancelOne(null)}
        >
          <p>{t('cancel.text', { email: canceling.counterpart?.maskedEmail ?? '' })}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

function Filters({ query }: { query: TransferQuery }) {
  const { t } = useTranslation('transfer')
  const [params, setParams] = useSearchParams()
  const change = (name: 'direction' | 'status', value: string): void => setParams(withParam(params, name, value), { preventScrollReset: true })
  return (
    <div className={s.filters}>
      <Field label={t('list.direction')}>
        <Select value={query.direction ?? ''} onChange={({ target }) => change('direction', target.value)}>
          <option value="">{t('list.anyDirection')}</option>
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {t(`direction.${direction}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('list.status')}>
        <Select value={query.status ?? ''} onChange={({ target }) => change('status', target.value)}>
          <option value="">{t('list.anyStatus')}</option>
          {transferStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
