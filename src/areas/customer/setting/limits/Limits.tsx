import { useTranslation } from 'react-i18next'
import { settingsApi } from '@/api/endpoints/settings.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { LimitsEditor } from './LimitsEditor.tsx'
import { LimitsSpent } from './LimitsSpent.tsx'
import s from './limits.module.css'

/** The spending limits of all keys together. */
export function Limits() {
  const { t } = useTranslation('keys')
  const answer = settingsApi.useSpendingLimitsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <LoadedSection answer={answer} title={t('limits.title')} text={t('limits.text')} lines={6}>
      {(limits) => (
        <div className={s.block}>
          <LimitsSpent limits={limits} />
          <LimitsEditor known={limits} />
        </div>
      )}
    </LoadedSection>
  )
}
