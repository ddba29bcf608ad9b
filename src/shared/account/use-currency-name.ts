import { useLocale } from '@/i18n/page-context.ts'
import { inBrackets } from '@/lib/sentences.ts'

/** "US Dollar (USD)", in the reader's language. */
export function useCurrencyName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
      if (!name) return code
      const capital = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
      return capital + inBrackets(code, capital)
    } catch {
      return code
    }
  }
}
