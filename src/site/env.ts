import { contentLanguages, isLanguage } from './languages.ts'
import { prefixPolicies, siteIds } from './sites.ts'
import type { PrefixPolicy, Site, SiteId } from './sites.ts'

const host =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const origin = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

type Raw = Record<string, string | undefined>

interface Check<T> {
  allowed: string
  read: (value: string) => T | undefined
}

const oneOf = <T extends string>(values: readonly T[]): Check<T> => ({
  allowed: `one of ${values.join(', ')}`,
  read: (value) => values.find((allowed) => allowed === value),
})
const text: Check<string> = {
  allowed: '1 to 40 characters',
  read: (v) => (/^\S.{0,39}$/.test(v) ? v : undefined),
}
const hostName: Check<string> = {
  allowed: 'a host name in lower case without scheme, port or path',
  read: (value) => (host.test(value) ? value : undefined),
}
const optional = <T>(check: Check<T>): Check<T | ''> => ({
  allowed: `empty, or ${check.allowed}`,
  read: (value) => (value === '' ? '' : check.read(value)),
})
const apiOrigin: Check<string> = {
  allowed: 'an origin such as https://api.example.com, without a path',
  read: (value) => (origin.test(value) ? value : undefined),
}

const collector: Check<string> = {
  allowed: 'an https address without query, such as https://reports.example.com/site',
  read: (value) =>
    /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/.test(value) ? value : undefined,
}

const contact: Check<string> = {
  allowed: 'mailto: with an address, or an https address',
  read: (value) =>
    /^(?:mailto:[^\s@]+@[a-z0-9.-]+|https:\/\/[a-z0-9.-]+\/\S*)$/.test(value) ? value : undefined,
}
const moment: Check<string> = {
  allowed: 'a time in UTC such as 2027-11-01T00:00:00Z',
  read: (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && !Number.isNaN(Date.parse(value))
      ? value
      : undefined,
}

/**
 * Reads and checks the settings of one site.
 * @param raw the VITE_ variables from Vite
 * @param file the name of their source in an error
 * @throws Error with every wrong key, its value and the allowed values, one per line
 */
export function parseSite(raw: Raw, file: string): Site {
  const wrong: string[] = []
  function read<T>(key: string, check: Check<T>, missing: T): T {
    const value = raw[key]
    const parsed = value === undefined ? undefined : check.read(value)
    if (parsed !== undefined) return parsed
    wrong.push(
      `${file}: ${key} is ${value === undefined ? 'missing' : JSON.stringify(value)}; allowed: ${check.allowed}.`,
    )
    return missing
  }
  const site: Site = {
    id: read<SiteId>('VITE_SITE', oneOf(siteIds), 'com'),
    brand: read('VITE_BRAND', text, ''),
    canonicalHost: read('VITE_CANONICAL_HOST', hostName, ''),
    prefixPolicy: read<PrefixPolicy>('VITE_LANGUAGE_PREFIX', oneOf(prefixPolicies), 'none'),
    defaultLanguage: read(
      'VITE_DEFAULT_LANGUAGE',
      { allowed: oneOf(contentLanguages).allowed, read: (v) => (isLanguage(v) ? v : undefined) },
      'en',
    ),
    apiOrigin: read('VITE_API_ORIGIN', optional(apiOrigin), ''),
    mediaHost: read('VITE_MEDIA_HOST', optional(hostName), ''),
    reportUrl: read('VITE_REPORT_URL', optional(collector), ''),
    securityContact: read('VITE_SECURITY_CONTACT', optional(contact), ''),
    securityExpires: read('VITE_SECURITY_EXPIRES', optional(moment), ''),
    hosts: {
      com: read('VITE_HOST_COM', hostName, ''),
      zh: read('VITE_HOST_ZH', hostName, ''),
      ru: read('VITE_HOST_RU', hostName, ''),
    },
    languageNoticeHost: read('VITE_LANGUAGE_NOTICE_HOST', optional(hostName), ''),
  }
  if (wrong.length === 0 && site.hosts[site.id] !== site.canonicalHost) {
    const key = `VITE_HOST_${site.id.toUpperCase()}`
    wrong.push(
      `${file}: ${key} is "${site.hosts[site.id]}"; allowed: the same as VITE_CANONICAL_HOST ("${site.canonicalHost}").`,
    )
  }
  if (site.securityContact && !site.securityExpires)
    wrong.push(
      `${file}: VITE_SECURITY_EXPIRES is ""; allowed: beside VITE_SECURITY_CONTACT, ${moment.allowed}.`,
    )
  // A beacon sends the cookies of its host, which the collector must not receive.
  const ours = [
    ...Object.values(site.hosts),
    ...(site.apiOrigin ? [new URL(site.apiOrigin).hostname] : []),
  ]
  if (site.reportUrl && ours.includes(new URL(site.reportUrl).hostname))
    wrong.push(
      `${file}: VITE_REPORT_URL is "${site.reportUrl}"; allowed: a host that is neither a site's nor the API's.`,
    )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return site
}
