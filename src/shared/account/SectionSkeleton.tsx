import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'

interface SectionSkeletonProps {
  title: string
  /** The section's text, which has a height too. */
  text?: ReactNode
  lines?: number
  /** The shape of what comes, instead of lines. */
  shape?: ReactNode
  /** There may be no such section, or a much longer one. */
  unknown?: boolean | undefined
}

/** The placeholder of a section that is loading. */
export function SectionSkeleton({ title, text, lines = 4, shape, unknown }: SectionSkeletonProps) {
  const { t } = useTranslation()
  return (
    <AccountSection title={title} text={text}>
      <SkeletonGroup label={t('loading')} unknown={unknown}>
        {shape ?? <Skeleton lines={lines} />}
      </SkeletonGroup>
    </AccountSection>
  )
}
