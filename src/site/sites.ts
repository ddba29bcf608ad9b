import type { Language } from './languages.ts'

export const siteIds = ['com', 'zh', 'ru'] as const
export type SiteId = (typeof siteIds)[number]

export const prefixPolicies = ['none', 'prefixed'] as const
/**
 * `none`: paths have no language; the visitor's choice decides. `prefixed`: English has no prefix,
 * and the other languages have one.
 */
export type PrefixPolicy = (typeof prefixPolicies)[number]

/** The settings that differ between the builds. The values are only in builds/<site>/.env. */
export interface Site {
  id: SiteId
  brand: string
  canonicalHost: string
  prefixPolicy: PrefixPolicy
  defaultLanguage: Language
  /** The backend's origin; empty means the page's own. */
  apiOrigin: string
  /** Another host that serves pictures and downloads; empty means none. */
  mediaHost: string
  /** The address that receives visitors' errors and web vitals; empty means none. */
  reportUrl: string
  /**
   * The status page of its own (docs/hosting/status.md), without a slash at its end; empty means
   * none.
   */
  statusUrl: string
  /** The share of documents that report their web vitals, from 0 to 1. */
  reportSample: number
  /**
   * The date by which the contact of security.txt must be confirmed again (RFC 9116 section
   * 2.5.5); empty means that there is no such file.
   */
  securityExpires: string
  /** The canonical host of every build, this one included. */
  hosts: Record<SiteId, string>
  /**
   * The host on which visitors without a Russian-speaking browser are offered another site
   * (specification, section 1).
   */
  languageNoticeHost: string
}

/** The site whose host holds the canonical addresses of a language. */
export const siteOfLanguage: Record<Language, SiteId> = { en: 'com', zh: 'zh', ru: 'ru' }
