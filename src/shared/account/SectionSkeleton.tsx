import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'

interface SectionSkeletonProps {
  title: string
  /** The section's text, which has a height too. */
  text?: ReactNode
  lines?: number
}

/** The placeholder of a section that is loading. */
export function SectionSkeleton({ title, text, lines = 4 }: SectionSkeletonProps) {
  const { t } = useTranslation()
  return (
    <AccountSection title={title} text={text}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton lines={lines} />
      </SkeletonGroup>
    </AccountSection>
  )
}
