import type { Language } from './languages.ts'

export const siteIds = ['com', 'zh', 'ru'] as const
export type SiteId = (typeof siteIds)[number]

export const prefixPolicies = ['none', 'prefixed'] as const
/** `none`: no language in a path, it follows the visitor. `prefixed`: en stands without a prefix, the others with one. */
export type PrefixPolicy = (typeof prefixPolicies)[number]

/** What differs between the builds; the values stand in builds/<site>/.env and nowhere else. */
export interface Site {
  id: SiteId
  brand: string
  canonicalHost: string
  prefixPolicy: PrefixPolicy
  defaultLanguage: Language
  /** Origin of the backend; empty means the page's own. */
  apiOrigin: string
  /** Host that serves pictures and downloads besides our own; empty means none. */
  mediaHost: string
  /** Where visitors' faults and vitals are sent; empty means nowhere. */
  reportUrl: string
  /** Where a security fault is reported, for security.txt; empty means that there is no such file. */
  securityContact: string
  /** When that contact has to be confirmed again (RFC 9116 section 2.5.5). */
  securityExpires: string
  /** Canonical host of every build, this one included. */
  hosts: Record<SiteId, string>
  /** The host on which visitors without a Russian-speaking browser are offered another site (specification, section 1). */
  languageNoticeHost: string
}

/** The site on whose host a language has its canonical address. */
export const siteOfLanguage: Record<Language, SiteId> = { en: 'com', zh: 'zh', ru: 'ru' }
