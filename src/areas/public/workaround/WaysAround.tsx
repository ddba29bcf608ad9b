import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import { glyphK } from '@/lib/glyph-paths.ts'

/** The heights of the paths, the best one first. */
const ways = [24, 58, 92, 252, 286, 320]

/** Six ways around a captcha, and the one through it. */
export function WaysAround() {
  return (
    <Art width={480} height={346}>
      {ways.map((y, index) => (
        <path
          key={y}
          className={index === 0 ? i.box : i.illustrationLine}
          d={`M64 172C118 172 120 ${y} 176 ${y}H304C362 ${y} 362 172 408 172`}
        />
      ))}
      <path className={i.dashed} d="M64 172H172M308 172H404" />
      <circle className={i.paper} cx="36" cy="172" r="28" />
      <circle className={i.ink} cx="36" cy="164" r="7" />
      <path className={i.ink} d="M22 186c0-14 28-14 28 0" />
      <rect className={i.soft} x="186" y="124" width="108" height="96" />
      <path className={i.glyph} d={glyphK.d} transform="translate(60 86) scale(.7 .88)" />
      <path className={i.ink} d="M186 190c30-30 52 14 108-24" />
      <Box x={186} y={124} width={108} height={96} dashed />
      <rect className={i.paper} x="408" y="132" width="70" height="80" rx="4" />
      <path className={i.illustrationLine} d="M420 150h46M420 164h46M420 178h46M420 192h28" />
      {ways.map((y, index) => (
        <ArtTag key={y} x={228} y={y - 9} width={24} text={String(index + 1)} />
      ))}
    </Art>
  )
}
