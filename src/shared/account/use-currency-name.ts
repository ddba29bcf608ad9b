import { useLocale } from '@/i18n/page-context.ts'

/** "US Dollar (USD)", in the reader's language. */
export function useCurrencyName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    try {
      const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
      return name ? `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${code})` : code
    } catch {
      return code
    }
  }
}
