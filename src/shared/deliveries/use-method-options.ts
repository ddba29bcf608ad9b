import { useTranslation } from '@/i18n/use-translation.ts'
import { verificationMethods } from '@/api/contract/deliveries.ts'
import type { VerificationMethod } from '@/api/contract/deliveries.ts'
import type { RadioCard } from '@/ui/RadioCards.tsx'

/**
 * The ways to prove the ownership of a host. An IP address has no DNS name that could carry a
 * record.
 */
export function useMethodOptions(isAddress: boolean): RadioCard<VerificationMethod>[] {
  const { t } = useTranslation('pingback')
  return verificationMethods.map((value) => ({
    value,
    label: t(`method.${value}.label`),
    text: value === 'dns' && isAddress ? t('method.dns.noName') : t(`method.${value}.text`),
    disabled: value === 'dns' && isAddress,
  }))
}
