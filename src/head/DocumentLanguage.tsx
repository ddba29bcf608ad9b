import { Helmet } from 'react-helmet-async'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

/** Keeps `<html lang>` equal to the language shown: both change in the same render. */
export function DocumentLanguage({ language }: { language: Language }) {
  return <Helmet htmlAttributes={{ lang: languages[language].tag }} />
}
