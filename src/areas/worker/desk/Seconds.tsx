import type { ReactNode } from 'react'
import { useSecondsTo } from '@/shared/form/retry.ts'

/** The seconds until a time, counted down in a text; nobody is read them as they go. */
export function Seconds({
  until,
  children,
}: {
  /** In milliseconds. */
  until: number
  children: (seconds: number) => ReactNode
}) {
  return <span aria-live="off">{children(useSecondsTo(until))}</span>
}
