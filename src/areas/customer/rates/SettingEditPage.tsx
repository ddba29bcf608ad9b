import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import type { CustomerSettings } from '@/api/contract/settings.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { Button } from '@/ui/Button.tsx'
import { useMarket } from '../task-types/use-market.ts'
import { RatesEditor } from './RatesEditor.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(settingsApi.endpoints.customerSettings.initiate()))

export default function SettingEditPage() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const answer = settingsApi.useCustomerSettingsQuery()
  return (
    <AccountFrame wide title={common('nav.crumb.settingEdit')} lead={t('lead')}>
      <Loaded answer={answer} skeleton={<RatesSkeleton />}>
        {(settings) => <SettingsEditor settings={settings} />}
      </Loaded>
    </AccountFrame>
  )
}

/** Each task type with a rate of its own has a row. */
function RatesSkeleton() {
  const { t } = useTranslation('settings')
  return <SectionSkeleton title={t('rates.title')} text={t('rates.text')} lines={38} unknown />
}

/** Loads late, because it is below the rates. */
const loadRules = async () => (await import('./RulesEditor.tsx')).RulesEditor

interface SettingsEditorProps {
  settings: CustomerSettings
}

/** Two forms with two buttons, because rates change more often than the rest. */
function SettingsEditor({ settings }: SettingsEditorProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const document = useDocument(settings)
  const market = useMarket()
  // What workers earn is a line of each row. The rows take it from here: a hook of their own would
  // ask again for what has failed, hide them meanwhile, and so on without end.
  const pay = publicApi.usePublicStatisticsQuery({ currency: market.currency })
  return (
    <>
      {market.loading || pay.isLoading ? (
        <RatesSkeleton />
      ) : (
        <AccountSection title={t('rates.title')} text={t('rates.text')}>
          <div className="stack gap-4">
            {market.failed && (
              <p className="cluster gap-2 gap-x-4 quiet text-2" role="status">
                {t('rates.lost')}
                <Button variant="secondary" loading={market.busy} onClick={market.retry}>
                  {common('action.retry')}
                </Button>
              </p>
            )}
            <RatesEditor
              key={market.failed ? 'without' : 'with'}
              document={document}
              market={market}
              earned={pay.data?.employeeRate ?? []}
            />
          </div>
        </AccountSection>
      )}
      <LateSection
        title={t('answers.title')}
        lines={54}
        load={loadRules}
        props={{ document, market }}
      />
    </>
  )
}
