import { Helmet, HelmetProvider } from 'react-helmet-async'
import { usePage } from '@/i18n/page-context.ts'
import { languages } from '@/site/languages.ts'

/**
 * Keeps `<html lang>` in step with the page. The served file has its language already, so this comes only when the language
 * has changed: React reaches what is inside the head by itself, but not the attributes of the document.
 */
export function DocumentLanguage() {
  const { language } = usePage()
  return (
    <HelmetProvider>
      <Helmet htmlAttributes={{ lang: languages[language].tag }} />
    </HelmetProvider>
  )
}
