import type { ReactNode } from 'react'
import { useSecondsTo } from '@/shared/form/retry.ts'

/** A countdown in seconds inside a text. It is not announced. */
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
