import {
  contentLanguages,
  isLanguage,
  isPrefix,
  languageOfTag,
  languages,
} from '../site/languages.ts'
import type { Language, Prefix } from '../site/languages.ts'
import { siteOfLanguage } from '../site/sites.ts'
import type { PrefixPolicy, Site } from '../site/sites.ts'
import type { PageRow } from './types.ts'

/**
 * Splits a path into its language prefix, any of the 15, and the rest. The rest starts with exactly
 * one slash: leading slashes and backslashes, plain or encoded, are collapsed, so that it never
 * names another host.
 */
export function splitLanguage(pathname: string): { prefix: Prefix | null; path: string } {
  const [, first, rest] = /^\/([a-z]{2})(?=$|[/\\]|%2f|%5c)(.*)$/is.exec(pathname) ?? []
  if (!isPrefix(first)) return { prefix: null, path: pathname }
  return { prefix: first, path: `/${(rest ?? '').replace(/^(?:[/\\]|%2f|%5c)+/i, '')}` }
}

/**
 * The language in which a row is shown to a reader who wants `wanted`: that one, else English, else
 * the row's first.
 */
export function pageLanguage(row: Pick<PageRow, 'langs'>, wanted: Language): Language {
  if (row.langs.includes(wanted)) return wanted
  return row.langs.includes('en') ? 'en' : row.langs[0]
}

export interface Visitor {
  /** The stored choice. */
  stored: string | null | undefined
  /** navigator.languages, best first. */
  accepted: readonly string[]
}

/**
 * The interface language: the URL's prefix, else the stored choice, else the browser's languages,
 * else the site's default.
 */
export function interfaceLanguage(
  prefix: Prefix | null,
  visitor: Visitor,
  site: Pick<Site, 'defaultLanguage'>,
): Language {
  if (isLanguage(prefix)) return prefix
  if (isLanguage(visitor.stored)) return visitor.stored
  for (const tag of visitor.accepted) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return site.defaultLanguage
}

/**
 * A path (optionally with query and hash) in a language: `/ru/pricing` on a site with prefixes,
 * `/pricing` elsewhere.
 */
export function localise(path: string, language: Language, policy: PrefixPolicy): string {
  if (policy === 'none' || language === 'en') return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/**
 * All address forms of a path on a site: without a prefix, and with the prefix of each further
 * allowed language.
 */
export function variants(row: Pick<PageRow, 'langs'>, policy: PrefixPolicy): (Language | null)[] {
  if (policy === 'none') return [null]
  return [
    null,
    ...contentLanguages.filter((language) => language !== 'en' && row.langs.includes(language)),
  ]
}

/** The full address of a page in a language, on that language's host. */
export function canonicalUrl(path: string, language: Language, hosts: Site['hosts']): string {
  const site = siteOfLanguage[language]
  return `https://${hosts[site]}${localise(path, language, site === 'ru' ? 'prefixed' : 'none')}`
}

export interface Alternate {
  hreflang: string
  href: string
}

/** One alternate per allowed language, and x-default. The set is the same on every site. */
export function alternates(
  row: Pick<PageRow, 'langs'>,
  path: string,
  hosts: Site['hosts'],
): Alternate[] {
  const found = row.langs.map((language) => ({
    hreflang: languages[language].tag,
    href: canonicalUrl(path, language, hosts),
  }))
  const fallback = row.langs.includes('en') ? 'en' : row.langs[0]
  return [...found, { hreflang: 'x-default', href: canonicalUrl(path, fallback, hosts) }]
}
