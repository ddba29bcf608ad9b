import { Helmet } from 'react-helmet-async'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

/** Keeps `<html lang>` in step with what is shown: words and language change in one step. */
export function DocumentLanguage({ language }: { language: Language }) {
  return <Helmet htmlAttributes={{ lang: languages[language].tag }} />
}
