import type { ReactNode } from 'react'
import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import { glyphH, glyphK, glyphNine } from '@/lib/glyph-paths.ts'

/** Four screens with ad positions: beside the work, the figures and a sample, and in an email. */
export function AdvertisingPlaces() {
  return (
    <Art width={480} height={318}>
      <Screen x={0} y={0} tag="1" ad={[14, 112, 200, 22]}>
        <rect className={i.soft} x="14" y="30" width="120" height="46" />
        <g transform="translate(-34 16) scale(.38)">
          {[glyphNine, glyphK, glyphH].map(({ letter, d }) => (
            <path key={letter} className={i.glyph} d={d} />
          ))}
        </g>
        <rect className={i.illustrationLine} x="14" y="84" width="120" height="18" rx="3" />
        <path className={i.illustrationLine} d="M150 38h64M150 54h44M150 70h58" />
      </Screen>
      <Screen x={252} y={0} tag="2" ad={[124, 34, 90, 58]}>
        <path className={i.illustrationLine} d="M14 116H214M14 94h96M14 72h96M14 50h96" />
        <path className={i.box} d="M14 104l24-18 24 8 24-30 24-10" />
      </Screen>
      <Screen x={0} y={168} tag="3" ad={[14, 108, 200, 24]}>
        <path className={i.box} d="M14 40h40M28 56h52M28 72h30" />
        <path className={i.illustrationLine} d="M62 40h62M88 56h84M66 72h44M14 88h22" />
      </Screen>
      <Screen x={252} y={168} tag="4" ad={[14, 74, 200, 26]}>
        <path className={i.ink} d="M14 40h88" />
        <path className={i.illustrationLine} d="M14 58h196M14 116h196M14 130h120" />
      </Screen>
    </Art>
  )
}

interface ScreenProps {
  x: number
  y: number
  tag: string
  ad: readonly [x: number, y: number, width: number, height: number]
  children: ReactNode
}

function Screen({ x, y, tag, ad: [left, top, width, height], children }: ScreenProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={i.paper} x="1" y="1" width="226" height="148" rx="8" />
      <path className={i.illustrationLine} d="M1 20H227" />
      {children}
      <rect className={i.soft} x={left} y={top} width={width} height={height} />
      <Box x={left} y={top} width={width} height={height} />
      <ArtTag x={left + width - 18} y={top - 9} width={22} text={tag} />
    </g>
  )
}
