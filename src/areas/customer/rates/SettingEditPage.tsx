import { useTranslation } from 'react-i18next'
import { settingsApi } from '@/api/endpoints/settings.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { SettingsEditor } from './SettingsEditor.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(settingsApi.endpoints.customerSettings.initiate()))

export default function SettingEditPage() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const answer = settingsApi.useCustomerSettingsQuery()
  return (
    <AccountFrame wide title={common('nav.crumb.settingEdit')} lead={t('lead')}>
      <Loaded answer={answer} skeleton={<SectionSkeleton title={t('rates.title')} lines={24} />}>
        {(settings) => <SettingsEditor settings={settings} />}
      </Loaded>
    </AccountFrame>
  )
}
