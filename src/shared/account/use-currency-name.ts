import { useLocale } from '@/i18n/page-context.ts'
import { capitalized } from '@/lib/capitalized.ts'
import { inBrackets } from '@/lib/sentences.ts'

/** "US Dollar (USD)", in the reader's language. */
export function useCurrencyName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
      if (!name) return code
      const capital = capitalized(name, locale)
      return capital + inBrackets(code, capital)
    } catch {
      return code
    }
  }
}
