import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './article.module.css'

/** The placeholders of cards that are loading. */
export function CardSkeletons({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label} className={`grid gap-5 ${s.skeletons}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`panel relative row clip column ${s.card}`}>
          <Skeleton
            variant="block"
            size="l"
            className={`fill alice line-below ${s.listCoverRoom}`}
          />
          <span className={`grid grow gap-2 pad-4 ${s.cardText}`}>
            <Skeleton size="m" />
            <Skeleton lines={2} />
            <Skeleton lines={3} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  )
}
