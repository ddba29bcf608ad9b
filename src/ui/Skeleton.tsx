import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './small.module.css'

/** The class of placeholders of rows that are in no group of their own. */
export const skeletonRows = s.skeletonRows ?? ''

export interface SkeletonProps {
  variant?: 'text' | 'block' | 'circle' | undefined
  /** The width of text, the height of a block or the diameter of a circle. */
  size?: 's' | 'm' | 'l' | 'full' | undefined
  /** The number of text lines. */
  lines?: number | undefined
  className?: string | undefined
}

/**
 * A placeholder that reserves its space at once and becomes visible after 300 ms. Of many lines, or
 * many rows of a group or a table, the first six are drawn and the others only reserve their space.
 */
export function Skeleton({
  variant = 'text',
  size = variant === 'text' ? 'full' : 'm',
  lines = 1,
  className,
}: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={cx(s.skeleton, className)}
      data-variant={variant}
      data-size={lines > 1 && line === lines - 1 ? 'm' : size}
      aria-hidden="true"
    />
  ))
}

/** Wraps the skeletons of one place and announces once that it is loading. */
export function SkeletonGroup({
  label,
  className,
  unknown,
  children,
}: {
  label: string
  className?: string | undefined
  /** Nobody knows beforehand how high what comes is. */
  unknown?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div role="status" className={cx(s.skeletons, className)} data-unknown={unknown || undefined}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
