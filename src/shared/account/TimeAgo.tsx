import type { ReactNode } from 'react'
import { useFormat } from './use-format.ts'

interface TimeAgoProps {
  /** ISO 8601, as the backend sends it. */
  at: string
  /** In milliseconds, from `useNow`. */
  now: number
  /** The sentence around the relative time. */
  children?: (time: string) => ReactNode
}

/** "2 minutes ago", with the exact time as its title. */
export function TimeAgo({ at, now, children = (time) => time }: TimeAgoProps) {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.date(at, 'dateTime')}>
      {children(format.relative(at, now))}
    </time>
  )
}
