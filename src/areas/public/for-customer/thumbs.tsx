import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import s from '../offers/offers.module.css'

const answered = [glyphW, glyphNine]
const unread = [glyphK, glyphH, glyphP]
const points = [
  [36, 30],
  [112, 52],
  [164, 22],
] as const

/** Small pictures of three tasks: answered, with points, and unreadable. */
export const thumbs = {
  ready: (
    <Art width={216} height={84}>
      <g transform="translate(0 -78) scale(1)">
        {answered.map(({ letter, d, box: [x, y, width, height] }) => (
          <g key={letter} transform="translate(4 14) scale(.88)">
            <path className={s.glyph} d={d} />
            <Box x={x} y={y} width={width} height={height} />
          </g>
        ))}
      </g>
    </Art>
  ),
  second: (
    <Art width={216} height={84}>
      <rect className={s.plate} x="1" y="1" width="214" height="82" />
      {points.map(([x, y], index) => (
        <ArtTag key={x} x={x - 13} y={y} text={String(index + 1)} />
      ))}
    </Art>
  ),
  refunded: (
    <Art width={216} height={84}>
      <g transform="translate(-150 -40) scale(.72)">
        {unread.map(({ letter, d }) => (
          <path key={letter} className={s.faint} d={d} />
        ))}
        <path className={s.noise} d="M210 142c40-24 74-72 132-46s88 58 148 18" />
        <path className={s.noise} d="M214 80c60 48 96 68 168 46s60-42 120-16" />
      </g>
    </Art>
  ),
}
