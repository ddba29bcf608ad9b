import { useTranslation } from 'react-i18next'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './keys.module.css'

/** The places of two keys. */
export function KeysSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <AccountSection title={title}>
      <SkeletonGroup label={t('loading')} className={s.cards}>
        {[0, 1].map((card) => (
          <div key={card} className={s.card} aria-hidden="true">
            <Skeleton size="s" />
            <Skeleton variant="block" size="s" />
            <Skeleton lines={2} />
          </div>
        ))}
      </SkeletonGroup>
    </AccountSection>
  )
}
