import { Skeleton, skeletonRows } from '@/ui/Skeleton.tsx'
import s from './dashboard.module.css'

const rows = Array.from({ length: 10 }, (_, index) => index)

/** The placeholder of the latest tasks: the filters, then the rows. */
export function LatestSkeleton() {
  return (
    <div className={`${s.latestSkeleton} ${skeletonRows}`}>
      {rows.map((row) => (
        <div className="grid gap-2 line-above" key={row}>
          <Skeleton size="s" />
          <Skeleton size="m" />
        </div>
      ))}
    </div>
  )
}
