import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import i from '@/ui/small.module.css'
import s from '../landing.module.css'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]

/** A form in a browser: the box marks the element that is sent, and the tag shows its answer. */
export function PagePicture({ label }: { label: string }) {
  return (
    <div className={s.picture}>
      <Art label={label} width={520} height={310}>
        <rect className={i.paper} x="1" y="1" width="518" height="308" rx="10" />
        <path className={i.illustrationLine} d="M1 38H519" />
        {[20, 38, 56].map((x) => (
          <circle key={x} className={i.ghost} cx={x} cy="20" r="4.5" />
        ))}
        <rect className={i.illustrationLine} x="80" y="10" width="300" height="20" rx="10" />
        <text className={s.address} x="94" y="24.5">
          localhost:3000/sign-up
        </text>
        <path className={i.ink} d="M48 68H170" />
        <rect className={i.illustrationLine} x="48" y="84" width="424" height="30" rx="4" />
        <rect className={i.illustrationLine} x="48" y="126" width="424" height="30" rx="4" />
        <rect className={i.soft} x="48" y="188" width="218" height="88" />
        <g transform="translate(52 188) scale(.405)">
          {glyphs.map((glyph) => (
            <path key={glyph.letter} className={i.glyph} d={glyph.d} />
          ))}
        </g>
        <path className={i.ink} d="M52 246C82 236 102 214 128 226s40 24 66 8 44-18 68-4" />
        <Box x={48} y={188} width={218} height={88} />
        <ArtTag x={47.25} y={167} width={62} text="W9kHp" />
        <rect className={i.illustrationLine} x="290" y="188" width="182" height="36" rx="4" />
        <rect className={s.button} x="290" y="240" width="182" height="36" rx="4" />
      </Art>
    </div>
  )
}
