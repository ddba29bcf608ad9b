import { createElement } from 'react'
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

interface Mark {
  viewBox: string
  shapes: readonly { tag: string; attributes: Readonly<Record<string, string>> }[]
}

declare const __LOGO__: Mark

/** The shapes of the brand's mark, which the build reads from builds/brands/<name>/logo.svg. */
const mark: Mark = __LOGO__

export function Logo({ size = 26, name, className }: LogoProps) {
  return (
    <span className={cx(s.logo, className)}>
      <svg width={size} height={size} viewBox={mark.viewBox} fill="none" aria-hidden="true">
        {mark.shapes.map(({ tag, attributes }, index) =>
          createElement(tag, { key: index, ...attributes }),
        )}
      </svg>
      {name && <span translate="no">{name}</span>}
    </span>
  )
}
