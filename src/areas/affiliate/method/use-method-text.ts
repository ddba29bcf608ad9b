import { useTranslation } from '@/i18n/use-translation.ts'
import type { AmountLimits } from '@/api/contract/money.ts'
import type { PayoutMethod } from '@/api/contract/wallet.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'

const schedules = ['instant', 'daily', 'weekly'] as const
const isPositive = (amount: string): boolean => /[1-9]/.test(amount)

/** The limits, fees and requirements of a method, in words. */
export function useMethodText() {
  const { t } = useTranslation('walletMethod')
  const money = useMoneyText()
  const format = useFormat()
  /** The parts of a fee that are not zero; an empty text for no fee. */
  const feeSum = ({ feePercent, feeFixed }: AmountLimits): string =>
    [
      feePercent && isPositive(feePercent) ? format.percent(Number(feePercent), 4) : '',
      feeFixed && isPositive(feeFixed.amount) ? money(feeFixed.amount, feeFixed.currency) : '',
    ]
      .filter(Boolean)
      .join(' + ')
  return {
    range: ({ min, max }: Pick<AmountLimits, 'min' | 'max'>): string => {
      const [least, most] = [
        min && money(min.amount, min.currency),
        max && money(max.amount, max.currency),
      ]
      if (least && most) return t('range.both', { min: least, max: most })
      if (least) return t('range.min', { min: least })
      return most ? t('range.max', { max: most }) : ''
    },
    feeSum,
    fee: (limits: AmountLimits): string => {
      const fee = feeSum(limits)
      return fee ? t('fee.of', { fee }) : t('fee.none')
    },
    schedule: ({ schedule }: Pick<PayoutMethod, 'schedule'>): string => {
      const found = known(schedules, schedule)
      if (found) return t(`schedule.${found}`)
      return schedule ? plainCode(schedule) : ''
    },
    eta: (eta: PayoutMethod['eta']): string => {
      if (!eta) return ''
      const [, most] = eta
      if (most < 120) return t('eta.minutes', { count: most })
      return most < 2880
        ? t('eta.hours', { count: Math.ceil(most / 60) })
        : t('eta.days', { count: Math.ceil(most / 1440) })
    },
  }
}
