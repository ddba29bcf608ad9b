import { useTranslation } from '@/i18n/use-translation.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { known } from '@/lib/known.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { Tabs } from '@/ui/Tabs.tsx'
import { AccountKeys } from './keys/AccountKeys.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

const tabs = ['keys', 'limits', 'software', 'changes'] as const
const changeWords = ['changes'] as const
const loadChanges = async () => (await import('./changes/ChangeLog.tsx')).ChangeLog
const loadLimits = async () => (await import('./limits/SpendingLimitsCard.tsx')).SpendingLimitsCard
const loadSoftware = async () => (await import('./software/Software.tsx')).Software

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(keysApi.endpoints.keys.initiate()))

export default function SettingPage() {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [params, change] = useAddress()
  const { hasLog } = keysApi.endpoints.keys.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ hasLog: data?.capabilities.changes === true }),
  })
  const asked = known(tabs, params.get('tab') ?? '') ?? 'keys'
  const tab = asked === 'changes' && !hasLog ? 'keys' : asked
  // Parameters of one tab are not for another.
  const choose = (next: (typeof tabs)[number]) =>
    change(() => new URLSearchParams(next === 'keys' ? {} : { tab: next }))
  return (
    <AccountFrame wide title={common('nav.crumb.setting')} lead={t('lead')}>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={choose}
        items={[
          { id: 'keys', label: t('title'), content: <AccountKeys /> },
          {
            id: 'limits',
            label: t('limits.title'),
            content: (
              <LateSection title={t('limits.title')} lines={6} load={loadLimits} props={{}} />
            ),
          },
          {
            id: 'software',
            label: t('software.title'),
            content: (
              <LateSection title={t('software.title')} lines={4} load={loadSoftware} props={{}} />
            ),
          },
          ...(hasLog
            ? [
                {
                  id: 'changes' as const,
                  label: t('changes'),
                  content: (
                    <LateSection
                      title={t('changes')}
                      lines={8}
                      load={loadChanges}
                      ns={changeWords}
                      props={{}}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </AccountFrame>
  )
}
