import { cx } from './cx.ts'
import s from './small.module.css'

export interface LogoProps {
  /** The mark's height in pixels. */
  size?: number | undefined
  /**
   * The brand name beside the mark. Without it the mark is decorative, and the link around it needs
   * a name.
   */
  name?: string | undefined
  className?: string | undefined
}

export function Logo({ size = 26, name, className }: LogoProps) {
  return (
    <span className={cx(s.logo, className)}>
      <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
        <path className={s.mark} d="M4.5 17.6h17v4.6h-17z" />
        <rect x="1" y="1" width="24" height="24" rx="5" stroke="currentColor" strokeWidth="2" />
        <path d="M18 9.4a6 6 0 1 0 1 4.6h-5" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      {name && <span translate="no">{name}</span>}
    </span>
  )
}
