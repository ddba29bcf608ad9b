import { useTranslation } from 'react-i18next'
import { limitsApi } from '@/api/endpoints/limits.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { LimitsEditor } from './LimitsEditor.tsx'
import { LimitsSpent } from './LimitsSpent.tsx'
import s from './limits.module.css'

/** How much all keys together may spend. */
export function Limits({ onPrefix }: { onPrefix: (prefix: string | undefined) => void }) {
  const { t } = useTranslation('keys')
  const { data, error, isFetching, refetch } = limitsApi.useSpendingLimitsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  if (!data && !error) return <SectionSkeleton title={t('limits.title')} lines={6} />
  return (
    <AccountSection title={t('limits.title')} text={t('limits.text')}>
      {data ? (
        <div className={s.block}>
          <LimitsSpent limits={data} />
          <LimitsEditor known={data} onPrefix={onPrefix} />
        </div>
      ) : (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      )}
    </AccountSection>
  )
}
