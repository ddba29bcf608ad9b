import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { keysApi } from '@/api/endpoints/keys.ts'
import { known } from '@/lib/known.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { Keys } from '../parts/settings/keys/Keys.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

const tabs = ['keys', 'limits', 'software'] as const
const loadLimits = async () => (await import('../parts/settings/limits/Limits.tsx')).Limits
const loadSoftware = async () => (await import('../parts/settings/software/Software.tsx')).Software

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(keysApi.endpoints.keys.initiate()))

export default function SettingPage() {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [prefix, setPrefix] = useState<string>()
  const tab = known(tabs, params.get('tab') ?? '') ?? 'keys'
  // Of one tab's address nothing is meant for another.
  const choose = (next: (typeof tabs)[number]) => setParams(next === 'keys' ? {} : { tab: next }, { preventScrollReset: true })
  return (
    <SettingFrame title={common('nav.crumb.setting')} lead={t('lead')} prefix={prefix}>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={choose}
        items={[
          { id: 'keys', label: t('tabs.keys'), content: <Keys /> },
          {
            id: 'limits',
            label: t('tabs.limits'),
            content: <LateSection title={t('limits.title')} lines={6} load={loadLimits} props={{ onPrefix: setPrefix }} />,
          },
          {
            id: 'software',
            label: t('tabs.software'),
            content: <LateSection title={t('software.title')} lines={4} load={loadSoftware} props={{}} />,
          },
        ]}
      />
    </SettingFrame>
  )
}
