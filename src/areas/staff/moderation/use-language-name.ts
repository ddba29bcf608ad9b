import { useLocale } from '@/i18n/page-context.ts'

/** A language by its name in the reader's, as it stands at the beginning of a line. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  }
}
