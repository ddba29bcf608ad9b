import { createElement } from 'react'
import type { SVGProps } from 'react'

interface IconData {
  node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

/**
 * Draws an icon of lucide-react in the place of its own frame (builds/shared-config.ts), whose context and class merging
 * would be part of every first load.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number | string }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
