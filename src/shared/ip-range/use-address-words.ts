import { useTranslation } from '@/i18n/use-translation.ts'
import type { AddressProblem } from './address-form.ts'

/**
 * The messages for an address, by problem.
 * @param most the maximum length of its comment
 */
export function useAddressWords(most: number): Record<Exclude<AddressProblem, 'covered'>, string> {
  const { t } = useTranslation('ipRange')
  return {
    bad_format: t('problem.bad_format'),
    out_of_range: t('problem.out_of_range'),
    not_allowed: t('problem.not_allowed'),
    not_unique: t('problem.not_unique'),
    too_long: t('problem.too_long', { most }),
    unclear: t('problem.unclear'),
    several: t('problem.several'),
  }
}
