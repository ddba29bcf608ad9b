import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'

/** The place of a section that is on its way. */
export function SectionSkeleton({ title, lines = 4 }: { title: string; lines?: number }) {
  const { t } = useTranslation()
  return (
    <AccountSection title={title}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton lines={lines} />
      </SkeletonGroup>
    </AccountSection>
  )
}
