import { cx } from './cx.ts'
import s from './small.module.css'

/**
 * The site's mark, drawn repeatedly. It is decorative, so the surrounding text must say what is
 * loading.
 */
export function Spinner({
  size = 20,
  className,
}: {
  size?: number
  className?: string | undefined
}) {
  return (
    <svg
      className={cx(s.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <rect
        x="2"
        y="2"
        width="16"
        height="16"
        rx="3"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".25"
      />
      <rect
        className={s.run}
        x="2"
        y="2"
        width="16"
        height="16"
        rx="3"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
