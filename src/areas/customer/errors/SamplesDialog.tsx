import { useTranslation } from '@/i18n/use-translation.ts'
import { receivingErrorApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { findApiError } from '@/task-api/errors.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { BodyCode } from '@/shared/deliveries/BodyCode.tsx'
import type { ErrorQuery } from './errors.ts'
import { Cause } from './Cause.tsx'
import { receivingKeyName } from './key-name.ts'
import s from '../customer.module.css'

const loadRetry = async () => (await import('./RetrySample.tsx')).RetrySample

interface SamplesDialogProps {
  query: ErrorQuery & { code: string }
  onClose: () => void
}

/** Sample requests that got this error. The backend masks their secrets. */
export function SamplesDialog({ query, onClose }: SamplesDialogProps) {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = receivingErrorApi.useErrorSamplesQuery(query)
  const problem = error ? toProblem(error) : null
  const none = problem?.status === 404 || data?.records.length === 0
  return (
    <Modal
      open
      size="lg"
      title={t('samples.title', { code: query.code })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <Cause error={findApiError(query.code)} level={3} />
        {none ? (
          <EmptyState level={3} title={t('samples.none')}>
            {t('samples.noneText')}
          </EmptyState>
        ) : problem ? (
          <ProblemState
            problem={problem}
            onRetry={() => void refetch()}
            busy={isFetching}
            level={3}
          />
        ) : !data ? (
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        ) : (
          <>
            <p className="quiet text-2">{t('samples.masked')}</p>
            <PartedList as="ol" rows={data.records} className={s.sampleList}>
              {({ id, at, ip, key, software, method, request, response }) => (
                <li key={id}>
                  <h3>{at ? <DateTime at={at} format="dateTime" /> : method}</h3>
                  <p className="quiet text-2">
                    {joinTexts(' · ', [method, ip, key && receivingKeyName(key), software?.name])}
                  </p>
                  {request && <BodyCode label={common('label.request')} text={request} />}
                  {response && <BodyCode label={t('samples.response')} text={response} />}
                  <LatePart
                    load={loadRetry}
                    props={{ code: query.code, sampleId: id }}
                    fallback={null}
                    failed={null}
                  />
                </li>
              )}
            </PartedList>
          </>
        )}
      </div>
    </Modal>
  )
}
