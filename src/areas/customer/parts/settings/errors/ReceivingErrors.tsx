import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { receivingErrorApi } from '@/api/endpoints/receiving-errors.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { withParam } from '@/shared/account/lists.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { errorCode, readErrorQuery } from '../../../model/settings/errors.ts'
import { ResetFilters } from '../Filters.tsx'
import { ErrorCard } from './ErrorCard.tsx'
import { ErrorFilters } from './ErrorFilters.tsx'
import s from './errors.module.css'

const loadSamples = async () => (await import('./SamplesDialog.tsx')).SamplesDialog
const filterNames = ['code', 'ip', 'key', 'dateFrom', 'dateTo']

/** What the API answered with errors, by code: the most frequent first, each with why and what helps. */
export function ReceivingErrors() {
  const { t } = useTranslation('errors')
  const [params, setParams] = useSearchParams()
  const query = readErrorQuery(params)
  const filtered = Object.keys(query).length > 0
  const {
    data,
    currentData,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = receivingErrorApi.useReceivingErrorsQuery(query, {
    refetchOnMountOrArgChange: 30,
  })
  const shown = currentData ?? (error ? undefined : data)
  const samples = params.get('samples') ?? ''
  return (
    <AccountSection title={t('list.title')} text={t('list.text')}>
      <ErrorFilters query={query} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : !shown ? (
        <SkeletonGroup label={t('loading')} className={s.list}>
          <Skeleton lines={8} />
          <Skeleton lines={8} />
          <Skeleton lines={8} />
        </SkeletonGroup>
      ) : shown.records.length === 0 ? (
        <ListEmpty page={0} title={t('list.empty')} text={t('list.emptyText')} reset={filtered && <ResetFilters names={filterNames} />} />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {filtered && currentData ? t('list.found', { count: currentData.records.length }) : ''}
          </p>
          <ul className={s.list} aria-label={t('list.title')} aria-busy={isFetching || undefined}>
            {shown.records.map((record) => (
              <ErrorCard key={record.code} record={record} now={fulfilledTimeStamp} />
            ))}
          </ul>
        </>
      )}
      {errorCode.test(samples) && (
        <LateDialog
          load={loadSamples}
          props={{
            query: { ...query, code: samples },
            // Back must not open it again.
            onClose: () => setParams(withParam(params, 'samples', ''), { replace: true, preventScrollReset: true }),
          }}
        />
      )}
    </AccountSection>
  )
}
