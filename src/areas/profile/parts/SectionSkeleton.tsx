import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** The place of a section that is on its way. */
export function SectionSkeleton({ title, loading, lines = 4 }: { title: string; loading: string; lines?: number }) {
  return (
    <ProfileSection title={title}>
      <SkeletonGroup label={loading}>
        <Skeleton lines={lines} />
      </SkeletonGroup>
    </ProfileSection>
  )
}
