import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { testTaskApi } from '@/api/endpoints/test-task.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { taskParam } from '../model/tasks/task-param.ts'
import { TestFlow } from '../parts/test-captcha/TestFlow.tsx'
import { expectWatch } from '../parts/test-captcha/watch.ts'

interface Arrival {
  request: Request
  store: { dispatch: Dispatch }
}

export function loader({ request, store: { dispatch } }: Arrival): Promise<null> {
  if (taskParam(new URL(request.url).searchParams) !== null) expectWatch()
  return firstPaint(dispatch(testTaskApi.endpoints.testOffer.initiate()))
}

export default function TestCaptchaPage() {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  const { data, error, isFetching, refetch } = testTaskApi.useTestOfferQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <AccountFrame title={common('nav.crumb.testCaptcha')} lead={t('lead')} prefix={prefix}>
      {data ? (
        <TestFlow offer={data} onPrefix={setPrefix} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('send.title')} lines={10} />
      )}
    </AccountFrame>
  )
}
