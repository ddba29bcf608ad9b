import type { CSSProperties } from 'react'
import type { Label } from './work.ts'

/** Where dark words on a colour become easier to read than white ones, as relative luminance. */
const lightFrom = 0.2

/** The relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

interface LabelLook {
  'data-colour'?: number
  style?: CSSProperties & Record<'--own' | '--on', string>
}

/** What gives an element the colour of a class: that of its project, else one of the palette. */
export function labelLook(label: Label | undefined): LabelLook {
  const { own, colour = 0 } = label ?? {}
  if (own === undefined || !/^#[\da-f]{6}$/i.test(own)) return { 'data-colour': colour }
  const words = luminance(own) > lightFrom ? 'var(--on-white)' : 'var(--white)'
  return { style: { '--own': own, '--on': words } }
}

/** The colour that a class is drawn in, as `#rrggbb`; null where the page's styles do not say it. */
export function drawnColour({ own, colour }: Label): string | null {
  const styles = getComputedStyle(document.documentElement)
  const drawn = own ?? styles.getPropertyValue(`--label-${colour}`).trim()
  return /^#[\da-f]{6}$/i.test(drawn) ? drawn.toLowerCase() : null
}
