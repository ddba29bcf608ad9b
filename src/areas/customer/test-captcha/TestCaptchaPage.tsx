import { useTranslation } from 'react-i18next'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { taskParam } from '../task/task-param.ts'
import { TestFlow } from './TestFlow.tsx'
import { prefetchWatch } from './watch.ts'

export const loader: PageLoader = ({ request, store: { dispatch } }) => {
  if (taskParam(new URL(request.url).searchParams) !== null) prefetchWatch()
  return firstPaint(dispatch(testTaskApi.endpoints.testOffer.initiate()))
}

export default function TestCaptchaPage() {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = testTaskApi.useTestOfferQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  return (
    <AccountFrame title={common('nav.crumb.testCaptcha')} lead={t('lead')}>
      {data ? (
        <TestFlow offer={data} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('send.title')} lines={10} />
      )}
    </AccountFrame>
  )
}
