import { useLocale } from '@/i18n/page-context.ts'
import { glyphH, glyphK, glyphP } from '@/lib/glyph-paths.ts'
import { Art, Box, Tag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/illustrations/Illustration.module.css'
import { moneyParts } from '@/ui/Money.tsx'
import s from './hub.module.css'

/** The example earnings of a few minutes. */
const earned = { amount: '0.0412', currency: 'USD' } as const
const answers = [14, 22, 18, 30, 26, 34, 40]

/** A phone with a task and the earnings of the last answers. */
export function PhoneTask() {
  const locale = useLocale()
  const amount = moneyParts(earned.amount, earned.currency, locale)
    .map(({ value }) => value)
    .join('')
  return (
    <div className={s.phone}>
      <Art width={220} height={420}>
        <rect className={i.paper} x="1" y="1" width="218" height="418" rx="26" />
        <path className={i.ink} d="M88 18h44" />
        <text className={s.earned} x="20" y="62">
          {amount}
        </text>
        {answers.map((height, index) => (
          <path key={height} className={i.box} d={`M${136 + index * 11} 64v${-height}`} />
        ))}
        <path className={i.line} d="M1 84H219" />
        <rect className={i.soft} x="20" y="116" width="180" height="96" />
        <g transform="translate(-84 92) scale(.56)">
          {[glyphK, glyphH, glyphP].map(({ letter, d }) => (
            <path key={letter} className={i.glyph} d={d} />
          ))}
        </g>
        <path className={i.ink} d="M20 186c34-34 52 8 92-14s44 10 88-8" />
        <Box x={20} y={116} width={180} height={96} />
        <Tag x={19.25} y={98} width={46} text="kHp" />
        <rect className={i.line} x="20" y="232" width="180" height="46" rx="6" />
        <text className={s.typing} x="34" y="262">
          kH
        </text>
        <path className={i.box} d="M66 244v22" />
        <path className={i.line} d="M20 296H200" />
        <path className={i.box} d="M20 296H128" />
        <rect className={s.send} x="20" y="318" width="180" height="46" rx="6" />
        <path className={s.arrow} d="M96 341h26m-9-9 9 9-9 9" />
        <path className={i.line} d="M80 398h60" />
      </Art>
    </div>
  )
}
