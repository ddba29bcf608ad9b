import { useTranslation } from '@/i18n/use-translation.ts'
import {
  platforms,
  pricings,
  programReportReasons,
  reportReasons,
} from '@/api/contract/software-terms.ts'
import { rejectReasons } from '@/api/contract/moderation-terms.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { capitalized } from '@/lib/capitalized.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { namedTypes } from '@/routes/slugs/captcha-types.ts'
import { languageName } from '@/lib/language-name.ts'

/** Translates the catalogue's codes. An unknown code is shown as it is. */
export function useTerms() {
  const { t } = useTranslation('software')
  const { t: nameOf } = useTranslation('captchaNames')
  const locale = useLocale()
  const first = (words: string): string => capitalized(words, locale)
  const ofLanguage = (code: string): string => languageName(locale, code)
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
      const name = known(namedTypes, slug)
      return name ? nameOf(name) : plainCode(slug)
    },
    language: (code: string): string => first(ofLanguage(code)),
    /** Russian capitalizes only the first item of such a list. */
    languages: (codes: readonly string[]): string =>
      first(formatFor(locale).list(codes.map(ofLanguage))),
    /** The reason why a visitor reported something. */
    complaint: (code: string): string => {
      const ofReview = known(reportReasons, code)
      if (ofReview) return t(`report.reasons.${ofReview}`)
      const ofProgram = known(programReportReasons, code)
      return ofProgram ? t(`report.program.${ofProgram}`) : plainCode(code)
    },
    /** The reason why a moderator rejected something. */
    rejection: (code: string): string => {
      const name = known(rejectReasons, code)
      return name ? t(`rejection.${name}`) : plainCode(code)
    },
  }
}
