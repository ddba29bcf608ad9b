import { useTranslation } from '@/i18n/use-translation.ts'
import type { PaymentMethod } from '@/api/contract/pay-methods.ts'

/** How long a payment takes, in words. */
export function useEta(): (method: Pick<PaymentMethod, 'etaMinutes'>) => string {
  const { t } = useTranslation('pay')
  return ({ etaMinutes }) => {
    if (!etaMinutes) return ''
    const [, most] = etaMinutes
    if (most <= 5) return t('eta.once')
    if (most < 120) return t('eta.minutes', { count: most })
    return most < 2880
      ? t('eta.hours', { count: Math.ceil(most / 60) })
      : t('eta.days', { count: Math.ceil(most / 1440) })
  }
}
