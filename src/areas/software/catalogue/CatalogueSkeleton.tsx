import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../software.module.css'

/** The placeholders of programs that are loading. */
export function CatalogueSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={`grid gap-5 ${s.skeletons}`}>
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className={`panel relative row gap-3 pad-4 column ${s.card}`}>
          <span className="row gap-3 align-center min-0">
            <Skeleton variant="block" size="m" className={`rigid ${s.logoRoom}`} />
            <Skeleton lines={2} />
          </span>
          <Skeleton lines={2} />
          <Skeleton size="m" />
        </span>
      ))}
    </SkeletonGroup>
  )
}
