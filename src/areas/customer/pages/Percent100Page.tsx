import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentApi } from '@/api/endpoints/percent.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { PercentEditor } from '../parts/settings/percent/PercentEditor.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(percentApi.endpoints.percent100.initiate()))

export default function Percent100Page() {
  const { t } = useTranslation('percent')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = percentApi.usePercent100Query()
  const [prefix, setPrefix] = useState<string>()
  return (
    <SettingFrame title={common('nav.crumb.percent100')} lead={t('lead')} prefix={prefix}>
      {data ? (
        <PercentEditor known={data} onPrefix={setPrefix} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <SectionSkeleton title={t('switch.title')} lines={2} />
          <SectionSkeleton title={t('rules.title')} lines={4} />
          <SectionSkeleton title={t('cost.title')} lines={3} />
        </>
      )}
    </SettingFrame>
  )
}
