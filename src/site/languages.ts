/**
 * One row per language. The site is written in the `content` languages. The others are only
 * recognized as URL prefixes (specification, section 2) and lead to the page in their fallback
 * language.
 */
export const contentLanguages = ['en', 'ru', 'zh'] as const
export type Language = (typeof contentLanguages)[number]

export const prefixes = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'pl',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const
export type Prefix = (typeof prefixes)[number]

export interface LanguageRow {
  /** The language's own name, for the language menu. */
  name: string
  /** The BCP 47 tag for `<html lang>`, hreflang and Intl. */
  tag: string
  /** The Open Graph locale. */
  ogLocale: string
}

export const languages: Record<Language, LanguageRow> = {
  en: { name: 'English', tag: 'en', ogLocale: 'en_US' },
  ru: { name: 'Русский', tag: 'ru', ogLocale: 'ru_RU' },
  zh: { name: '简体中文', tag: 'zh-CN', ogLocale: 'zh_CN' },
}

export function isLanguage(value: unknown): value is Language {
  return contentLanguages.some((language) => language === value)
}

export function isPrefix(value: unknown): value is Prefix {
  return prefixes.some((prefix) => prefix === value)
}

/**
 * The `lang` of a text on a page of another language; undefined where it is the page's own, or not
 * known.
 */
export const foreignTag = (of: string | null | undefined, page: Language): string | undefined =>
  isLanguage(of) && of !== page ? languages[of].tag : undefined

/** Returns the content language of a BCP 47 tag (`zh-CN` is zh), or undefined if there is none. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-', 1)[0]
  return isLanguage(primary) ? primary : undefined
}
