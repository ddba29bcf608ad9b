import { Art, Box, ArtTag } from './Art.tsx'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import b from '../small.module.css'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]
const specks = [
  [22, 30],
  [71, 176],
  [128, 44],
  [140, 168],
  [212, 182],
  [221, 62],
  [306, 40],
  [311, 176],
  [402, 52],
  [409, 186],
  [489, 40],
  [498, 172],
] as const

/** The hero image: letters that only people can read, each in a box with its answer in a tag. */
export function GlyphBoard({ label }: { label: string }) {
  return (
    <Art label={label} width={520} height={208}>
      <path
        className={b.grid}
        d="M0 .5H520M0 40H520M0 80H520M0 120H520M0 160H520M40 0V208M80 0V208M120 0V208M160 0V208M200 0V208M240 0V208M280 0V208M320 0V208M360 0V208M400 0V208M440 0V208M480 0V208"
      />
      <g transform="translate(11 4)">
        {glyphs.map((glyph) => (
          <path key={glyph.letter} className={b.glyph} d={glyph.d} />
        ))}
        <path
          className={b.noise}
          d="M-6 142C40 118 74 70 132 96s88 58 148 18 98-44 142-8 62 22 84 2"
        />
        <path
          className={b.noise}
          d="M-2 80C60 128 96 148 168 126s96-62 160-26 120 64 176 38"
          data-thin=""
        />
        {specks.map(([x, y]) => (
          <circle key={x} className={b.glyph} cx={x} cy={y} r="1.5" opacity=".55" />
        ))}
        {glyphs.map(({ letter, box: [x, y, width, height] }) => (
          <g key={letter} className={b.find}>
            <Box x={x} y={y} width={width} height={height} />
            <ArtTag x={x - 0.75} y={y - 21} text={letter} />
          </g>
        ))}
      </g>
    </Art>
  )
}
