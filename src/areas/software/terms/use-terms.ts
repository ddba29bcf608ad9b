import { useTranslation } from 'react-i18next'
import { platforms, pricings } from '@/api/contract/software-terms.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'

/** The catalogue's codes as words; one that nobody knows stays to be read. */
export function useTerms() {
  const { t } = useTranslation('software')
  const { t: nameOf } = useTranslation('captchaNames')
  const locale = useLocale()
  return {
    platform: (code: string): string => {
      const name = known(platforms, code)
      return name ? t(`platform.${name}`) : plainCode(code)
    },
    pricing: (code: string): string => {
      const name = known(pricings, code)
      return name ? t(`pricing.${name}`) : plainCode(code)
    },
    type: (slug: string): string => {
      const name = known(captchaTypes, slug)
      return name ? nameOf(name) : plainCode(slug)
    },
    language: (code: string): string => {
      try {
        const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
        return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
      } catch {
        return code
      }
    },
  }
}
