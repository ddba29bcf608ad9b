import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsApi } from '@/api/endpoints/settings.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { SettingsEditor } from '../parts/settings/rates/SettingsEditor.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(settingsApi.endpoints.customerSettings.initiate()))

export default function SettingEditPage() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = settingsApi.useCustomerSettingsQuery()
  const [prefix, setPrefix] = useState<string>()
  return (
    <SettingFrame title={common('nav.crumb.settingEdit')} lead={t('lead')} prefix={prefix}>
      {data ? (
        <SettingsEditor settings={data} onPrefix={setPrefix} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('rates.title')} lines={24} />
      )}
    </SettingFrame>
  )
}
