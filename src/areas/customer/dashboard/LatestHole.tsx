import { Skeleton } from '@/ui/Skeleton.tsx'
import s from './dashboard.module.css'

const rows = Array.from({ length: 10 }, (_, index) => index)

/** The latest tasks as they will stand: which of them, then what was sent. */
export function LatestHole() {
  return (
    <div className={s.latestHole}>
      {rows.map((row) => (
        <div key={row}>
          <Skeleton size="s" />
          <Skeleton size="m" />
        </div>
      ))}
    </div>
  )
}
