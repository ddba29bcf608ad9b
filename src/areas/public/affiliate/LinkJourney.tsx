import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'

const readers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => ({
  x: 262 + (at % 3) * 26,
  y: 52 + Math.floor(at / 3) * 44,
  stays: at === 4 || at === 8 || at === 9,
}))
const stayed = [58, 118, 178]

/** A page with an affiliate link: some of the people who follow it stay and bring a commission. */
export function LinkJourney() {
  return (
    <Art width={480} height={240}>
      <rect className={i.paper} x="1" y="1" width="206" height="238" rx="8" />
      <path className={i.ink} d="M22 34H132" />
      <path
        className={i.illustrationLine}
        d="M22 58H186M22 76H172M22 94H186M22 166H186M22 184H186M22 202H120"
      />
      <rect className={i.soft} x="22" y="116" width="132" height="30" />
      <path className={i.box} d="M32 136H144" />
      <Box x={22} y={116} width={132} height={30} />
      <path className={i.dashed} d="M160 131H238" />
      {readers.map(({ x, y, stays }) => (
        <Person key={`${x} ${y}`} x={x} y={y} className={stays ? i.box : i.illustrationLine} />
      ))}
      {stayed.map((y) => (
        <g key={y}>
          <path className={i.illustrationLine} d={`M344 118C372 118 366 ${y} 392 ${y}`} />
          <rect className={i.paper} x="394" y={y - 16} width="84" height="34" rx="4" />
          <path className={i.illustrationLine} d={`M404 ${y + 1}h34`} />
          <ArtTag x={446} y={y - 8} width={24} text="+" />
        </g>
      ))}
    </Art>
  )
}

function Person({ x, y, className }: { x: number; y: number; className: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={className} r="5" />
      <path className={className} d="M-9 17c0-12 18-12 18 0" />
    </g>
  )
}
