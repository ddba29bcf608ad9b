import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]

/**
 * A task in a window and on a phone, with four numbered elements, which the list below explains.
 */
export function TwoScreens() {
  return (
    <Art width={480} height={300}>
      <rect className={i.paper} x="1" y="21" width="358" height="258" rx="8" />
      <path className={i.illustrationLine} d="M1 48H359M1 246H359" />
      <path className={i.illustrationLine} d="M22 35h60" />
      <path className={i.ink} d="M204 35h40" />
      <rect className={i.soft} x="22" y="66" width="250" height="104" />
      <g transform="translate(26 66) scale(.47)">
        {glyphs.map(({ letter, d }) => (
          <path key={letter} className={i.glyph} d={d} />
        ))}
      </g>
      <path className={i.ink} d="M22 140c40-34 62-4 110-18s62 22 140-14" />
      <rect className={i.illustrationLine} x="22" y="184" width="250" height="34" rx="4" />
      <path className={i.ink} d="M34 192v18" />
      <path className={i.illustrationLine} d="M22 232H272" />
      <path className={i.box} d="M22 232H176" />
      <path className={i.ink} d="M22 263h44" />
      <path className={i.illustrationLine} d="M110 263h58" />
      <rect className={i.paper} x="316" y="76" width="148" height="222" rx="18" />
      <path className={i.illustrationLine} d="M316 108H464M372 92h36" />
      <rect className={i.soft} x="330" y="122" width="120" height="58" />
      <g transform="translate(284 114) scale(.42)">
        {[glyphNine, glyphK, glyphH].map(({ letter, d }) => (
          <path key={letter} className={i.glyph} d={d} />
        ))}
      </g>
      <Box x={330} y={122} width={120} height={58} />
      <rect className={i.illustrationLine} x="330" y="192" width="120" height="28" rx="4" />
      <rect className={i.soft} x="330" y="248" width="120" height="34" rx="4" />
      <path className={i.box} d="M372 265h36" />
      <ArtTag x={252} y={26} width={22} text="1" />
      <ArtTag x={182} y={223} width={22} text="2" />
      <ArtTag x={74} y={254} width={22} text="3" />
      <ArtTag x={176} y={254} width={22} text="4" />
    </Art>
  )
}
