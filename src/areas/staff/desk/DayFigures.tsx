import { useTranslation } from '@/i18n/use-translation.ts'
import type { DayFigure } from '@/api/contract/staff.ts'
import { dayFigures } from '@/api/contract/staff-terms.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Figure } from '@/ui/Figure.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { Money } from '@/ui/Money.tsx'
import s from '../staff.module.css'

/** The placeholder of figures whose number is known. */
export function FigureHoles({ count }: { count: number }) {
  return (
    <div className={`grid gap-5 gap-x-4 ${s.figures}`}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={s.figureHole}>
          {at < 6 && <Skeleton size="m" />}
        </div>
      ))}
    </div>
  )
}

/** Today's figures, compared with yesterday's up to the same hour. */
export function DayFigures({ figures }: { figures: readonly DayFigure[] }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const locale = useLocale()
  const moneyText = useMoneyText()
  const textOf = (value: DayFigure['value']): string =>
    typeof value === 'number' ? format.number(value) : moneyText(value.amount, value.currency)
  return (
    <ul className={`bare grid gap-5 gap-x-4 ${s.figures}`}>
      {figures.map(({ name, value, before }) => {
        const words = known(dayFigures, name)
        return (
          <li key={name}>
            <Figure
              caption={words ? t(`day.${words}`) : plainCode(name)}
              value={
                typeof value === 'number' ? (
                  format.number(value)
                ) : (
                  <Money amount={value.amount} currency={value.currency} locale={locale} />
                )
              }
              note={before === null ? undefined : t('day.before', { value: textOf(before) })}
            />
          </li>
        )
      })}
    </ul>
  )
}
