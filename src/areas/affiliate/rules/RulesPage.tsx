import { useTranslation } from '@/i18n/use-translation.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { languages } from '@/site/languages.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import s from '../affiliate.module.css'

export default function RulesPage() {
  const { t } = useTranslation('partnerRules')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { language } = usePage()
  const {
    currentData: rules,
    error,
    isFetching,
    refetch,
  } = partnerApi.usePartnerRulesQuery({ language }, { refetchOnMountOrArgChange: 300 })
  const sanitiser = useSanitiser()
  const written = rules?.language ?? language
  return (
    <AccountFrame wide title={t('title')} lead={t('lead')}>
      {rules && sanitiser ? (
        <AccountSection
          title={common('action.readRules')}
          text={
            rules.updatedAt &&
            t('changed', { date: formatFor(locale, 'UTC').date(rules.updatedAt) })
          }
        >
          {written !== language && <p className="quiet mb-4">{t('other')}</p>}
          <div className={s.rules}>
            <ServerHtml html={rules.html} kind="message" lang={known(languages, written)?.tag} />
          </div>
        </AccountSection>
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={2}
        />
      ) : (
        <SectionSkeleton title={common('action.readRules')} lines={14} />
      )}
    </AccountFrame>
  )
}
