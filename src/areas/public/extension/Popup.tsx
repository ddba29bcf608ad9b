import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import a from '@/ui/small.module.css'
import type { OfferWord } from '../offers/OfferView.tsx'
import { Shot, ShotRows } from '../offers/Shot.tsx'
import s from '../public.module.css'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]
const settings = ['ask', 'sites', 'limit', 'speak'] as const

/** The extension's window over a page with a marked picture. */
export function Popup({ word }: { word: OfferWord }) {
  return (
    <Shot tag={word('art.tag')} caption={word('art.caption')} look="window">
      <div className="stack">
        <Art width={520} height={300}>
          <path className={a.illustrationLine} d="M24 30h220M24 50h160M24 262h300M24 282h180" />
          <rect className={a.paper} x="20" y="76" width="300" height="124" rx="4" />
          <g transform="translate(30 82) scale(.54)">
            {glyphs.map(({ letter, d }) => (
              <path key={letter} className={a.glyph} d={d} />
            ))}
          </g>
          <Box x={14} y={70} width={312} height={136} />
          <ArtTag x={13.25} y={49} width={64} text="W9kHp" />
          <rect className={a.paper} x="20" y="218" width="180" height="30" rx="3" />
          <path className={a.ink} d="M32 224v18" />
        </Art>
        <div className={`pad-3 round-2 paper text-1 ${s.popup}`}>
          <p className={`pad-y-1 pad-x-2 ${s.answer}`} translate="no">
            W9kHp
          </p>
          <ShotRows
            rows={settings.map((id) => ({
              id,
              label: word(`art.${id}.label`),
              value: word(`art.${id}.value`),
            }))}
          />
        </div>
      </div>
    </Shot>
  )
}
