import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money } from '@/api/contract/common.ts'
import { compare } from '@/lib/decimal.ts'
import { sentences } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import { useMoneyText } from './use-money-text.ts'

const reasons = ['transfer', 'payout', 'labelling'] as const

/**
 * What is on hold and why, to be shown beside an available balance. Nothing if nothing is on hold.
 * @returns a sentence
 */
export function useOnHold(): string | undefined {
  const { t } = useTranslation()
  const money = useMoneyText()
  const { user } = useUser()
  if (!user) return undefined
  const isWorker = user.profile.userType === 'worker'
  const { hold, holds = [] } = (isWorker ? user.workerBalance : user.balance) ?? {}
  if (!hold || compare(hold.amount, '0') <= 0) return undefined
  const sum = money(hold.amount, hold.currency)
  const why = reasons.filter((reason) => holds.some((one) => one.reason === reason))
  const [only] = why
  if (only === undefined || why.length > 1) return t('account.onHold.other', { sum })
  return t(`account.onHold.${only}`, { sum })
}

/** Returns the function that says what a purchase is paid from, with what is on hold. */
export function usePaidFrom(): (available: Money | null | undefined) => string {
  const { t } = useTranslation()
  const money = useMoneyText()
  const onHold = useOnHold()
  return (available) =>
    sentences(
      available
        ? t('account.paidFrom', { sum: money(available.amount, available.currency) })
        : t('account.paidFromBalance'),
      onHold,
    )
}
