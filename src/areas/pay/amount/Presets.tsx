import { useTranslation } from '@/i18n/use-translation.ts'
import { compare } from '@/lib/decimal.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import s from './amount.module.css'

interface PresetsProps {
  sums: readonly string[]
  currency: string
  /** The typed amount. */
  chosen: string
  onChoose: (sum: string) => void
}

/** Buttons with common amounts. */
export function Presets({ sums, currency, chosen, onChoose }: PresetsProps) {
  const { t } = useTranslation('pay')
  const text = useMoneyText()
  const typed = typedAmount(chosen)
  if (sums.length === 0) return null
  return (
    <div className="cluster gap-2" role="group" aria-label={t('amount.presets')}>
      {sums.map((sum) => (
        <button
          key={sum}
          type="button"
          className={`control round-2 paper num ${s.preset}`}
          aria-pressed={typed !== null && compare(typed, sum) === 0}
          onClick={() => onChoose(sum)}
        >
          {text(sum, currency).replace(/[.,]00(?=\D|$)/, '')}
        </button>
      ))}
    </div>
  )
}
