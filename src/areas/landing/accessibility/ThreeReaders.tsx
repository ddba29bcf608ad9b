import { useTranslation } from '@/i18n/use-translation.ts'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import { Art, Box } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import s from '../landing.module.css'

const glyphs = [glyphW, glyphNine, glyphK, glyphH, glyphP]
/** The clicks of an unsteady hand. */
const presses = [
  [352, 66],
  [414, 42],
  [388, 88],
  [442, 74],
  [424, 102],
] as const

function Letters({ className }: { className: string | undefined }) {
  return (
    <g transform="translate(12 8) scale(.44)">
      {glyphs.map(({ letter, d }) => (
        <path key={letter} className={className} d={d} />
      ))}
    </g>
  )
}

/** One captcha as three people experience it: blurred, without speech, and hard to hit. */
export function ThreeReaders() {
  const { t } = useTranslation('accessibility')
  return (
    <ul className={`panel grid ${s.readers}`}>
      <li>
        <Art width={480} height={116}>
          <rect className={i.soft} x="1" y="1" width="250" height="114" />
          <g className={s.blurred}>
            <Letters className={i.glyph} />
          </g>
          <Box x={1} y={1} width={250} height={114} />
        </Art>
        <p>{t('card.sight')}</p>
      </li>
      <li>
        <Art width={480} height={116}>
          <rect className={i.soft} x="1" y="1" width="250" height="114" />
          <Box x={1} y={1} width={250} height={114} dashed />
          <path className={i.ink} d="M292 46v24h16l20 18V28l-20 18z" />
          <path className={i.box} d="M344 42c10 10 10 22 0 32M360 32c18 18 18 34 0 52" />
        </Art>
        <p>{t('card.speech')}</p>
      </li>
      <li>
        <Art width={480} height={116}>
          <rect className={i.soft} x="1" y="1" width="250" height="114" />
          <Letters className={i.glyph} />
          <Box x={1} y={1} width={250} height={114} />
          <rect className={i.paper} x="364" y="50" width="24" height="24" rx="3" />
          {presses.map(([x, y]) => (
            <path key={x} className={s.press} d={`M${x - 6} ${y - 6}l12 12m0-12-12 12`} />
          ))}
        </Art>
        <p>{t('card.hand')}</p>
      </li>
    </ul>
  )
}
