import { isRealTime } from '../lib/real-time.ts'
import { contentLanguages } from './languages.ts'
import { prefixPolicies, siteIds, siteOfLanguage } from './sites.ts'
import type { Site } from './sites.ts'

const host =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const local = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

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
  allowed: 'a host name in lower case without scheme, port or path (not ASCII: as xn--…)',
  read: (value) => (host.test(value) ? value : undefined),
}
const optional = <T>(check: Check<T>): Check<T | ''> => ({
  allowed: `empty, or ${check.allowed}`,
  read: (value) => (value === '' ? '' : check.read(value)),
})
const apiOrigin: Check<string> = {
  allowed: 'an origin such as https://api.example.com, without a path (http only on this machine)',
  read: (value) =>
    URL.canParse(value) &&
    new URL(value).origin === value &&
    (value.startsWith('https://') || local.test(value))
      ? value
      : undefined,
}

const httpsAddress = (example: string): Check<string> => ({
  allowed: `an https address without query, such as ${example}`,
  read: (value) =>
    /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/.test(value) &&
    URL.canParse(value) &&
    (host.test(new URL(value).hostname) || new URL(value).hostname === 'localhost')
      ? value
      : undefined,
})

const share: Check<number> = {
  allowed: 'a number from 0 to 1, such as 0.1 for one document in ten',
  read: (value) => (/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/.test(value) ? Number(value) : undefined),
}

const moment: Check<string> = {
  allowed: 'a time in UTC such as 2027-11-01T00:00:00Z',
  read: (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && isRealTime(value) ? value : undefined,
}

const checks = {
  VITE_SITE: oneOf(siteIds),
  VITE_BRAND: text,
  VITE_CANONICAL_HOST: hostName,
  VITE_LANGUAGE_PREFIX: oneOf(prefixPolicies),
  VITE_DEFAULT_LANGUAGE: oneOf(contentLanguages),
  VITE_API_ORIGIN: optional(apiOrigin),
  VITE_MEDIA_HOST: optional(hostName),
  VITE_REPORT_URL: optional(httpsAddress('https://reports.example.com/site')),
  VITE_STATUS_URL: optional(httpsAddress('https://status.example.com')),
  VITE_REPORT_SAMPLE: share,
  VITE_SECURITY_EXPIRES: optional(moment),
  VITE_HOST_COM: hostName,
  VITE_HOST_ZH: hostName,
  VITE_HOST_RU: hostName,
  VITE_LANGUAGE_NOTICE_HOST: optional(hostName),
} as const
type Key = keyof typeof checks

/** The names of all settings of a site. */
export const settingNames: readonly string[] = Object.keys(checks)

/** What a setting has to be beside the others. */
interface Rule {
  key: Key
  value: (site: Site) => string
  /** What is allowed, where the value is wrong. */
  wrong: (site: Site) => string | false
}

const hostKey = { com: 'VITE_HOST_COM', zh: 'VITE_HOST_ZH', ru: 'VITE_HOST_RU' } as const

/** What was registered of a host name: cookies are never shared above it, nor below co.uk or com.cn. */
const registeredDomain = (name: string): string =>
  name
    .split('.')
    .slice(/\.(?:com?|net|org|gov|edu|ac)\.[a-z]{2}$/.test(name) ? -3 : -2)
    .join('.')

/** Whether an address is on a host of the sites or of their API. */
const isOwnHost = (url: string, hosts: Site['hosts'], api: string): boolean =>
  [...Object.values(hosts), ...(api ? [new URL(api).hostname] : [])].includes(new URL(url).hostname)

const rules: readonly Rule[] = [
  ...siteIds.map((id): Rule => ({
    key: hostKey[id],
    value: ({ hosts }) => hosts[id],
    wrong: (site) => {
      if (id === site.id && site.hosts[id] !== site.canonicalHost)
        return `the same as VITE_CANONICAL_HOST ("${site.canonicalHost}")`
      const other = siteIds
        .slice(0, siteIds.indexOf(id))
        .find((one) => site.hosts[one] === site.hosts[id])
      return other !== undefined && `another host than ${hostKey[other]}`
    },
  })),
  {
    // canonicalUrl() says where the pages of each language are: a build that has them elsewhere
    // would name addresses that do not exist.
    key: 'VITE_LANGUAGE_PREFIX',
    value: ({ prefixPolicy }) => prefixPolicy,
    wrong: ({ id, prefixPolicy }) => {
      const right = id === 'ru' ? 'prefixed' : 'none'
      return prefixPolicy !== right && `"${right}" on ${id}, where canonical addresses are so`
    },
  },
  {
    key: 'VITE_DEFAULT_LANGUAGE',
    value: ({ defaultLanguage }) => defaultLanguage,
    wrong: ({ id, prefixPolicy, defaultLanguage, hosts }) => {
      // Addresses without a prefix are English on a site with prefixes. Elsewhere each page has one
      // file, whose canonical address must be its own.
      if (prefixPolicy === 'prefixed')
        return (
          defaultLanguage !== 'en' &&
          '"en" with VITE_LANGUAGE_PREFIX=prefixed: no prefix is English'
        )
      const right = contentLanguages.find((language) => siteOfLanguage[language] === id)
      return (
        defaultLanguage !== right &&
        `"${right}", because the canonical addresses of ${defaultLanguage} are at ${hosts[siteOfLanguage[defaultLanguage]]}`
      )
    },
  },
  {
    key: 'VITE_LANGUAGE_NOTICE_HOST',
    value: ({ languageNoticeHost }) => languageNoticeHost,
    wrong: ({ languageNoticeHost, hosts }) =>
      languageNoticeHost !== '' &&
      !Object.values(hosts).includes(languageNoticeHost) &&
      'empty, or the host of one of the three sites',
  },
  {
    // With a domain of its own, the API's cookies would not reach the pages (docs/backend-wire.md).
    key: 'VITE_API_ORIGIN',
    value: ({ apiOrigin: api }) => api,
    wrong: ({ apiOrigin: api, canonicalHost }) => {
      if (api === '' || local.test(api)) return false
      const { hostname } = new URL(api)
      if (hostname === canonicalHost) return 'empty, which means the own host of the site'
      const domain = registeredDomain(canonicalHost)
      return (
        !`.${hostname}`.endsWith(`.${domain}`) && `a host below ${domain}, as its cookies need it`
      )
    },
  },
  {
    // A beacon sends the cookies of its host, which the collector must not receive.
    key: 'VITE_REPORT_URL',
    value: ({ reportUrl }) => reportUrl,
    wrong: ({ reportUrl, hosts, apiOrigin: api }) =>
      reportUrl !== '' &&
      isOwnHost(reportUrl, hosts, api) &&
      "a host that is neither a site's nor the API's",
  },
  {
    // The page says how the service is when the sites' own hosts do not answer.
    key: 'VITE_STATUS_URL',
    value: ({ statusUrl }) => statusUrl,
    wrong: ({ statusUrl, hosts, apiOrigin: api }) =>
      statusUrl !== '' &&
      (statusUrl.endsWith('/') || isOwnHost(statusUrl, hosts, api)) &&
      "a host that is neither a site's nor the API's, without a slash at the end",
  },
]

/**
 * Reads and checks the settings of one site.
 * @param raw the VITE_ variables from Vite
 * @param from the name of their source in an error, or what names that of one of them
 * @throws Error with every wrong key, its value and the allowed values, one per line
 */
export function parseSite(raw: Raw, from: string | ((key: string) => string)): Site {
  const fileOf = typeof from === 'string' ? (): string => from : from
  const wrong: string[] = []
  function read<T>(key: Key, check: Check<T>, missing: NoInfer<T>): T {
    const value = raw[key]
    const parsed = value === undefined ? undefined : check.read(value)
    if (parsed !== undefined) return parsed
    wrong.push(
      `${fileOf(key)}: ${key} is ${value === undefined ? 'missing' : JSON.stringify(value)}; allowed: ${check.allowed}.`,
    )
    return missing
  }
  const site: Site = {
    id: read('VITE_SITE', checks.VITE_SITE, 'com'),
    brand: read('VITE_BRAND', checks.VITE_BRAND, ''),
    canonicalHost: read('VITE_CANONICAL_HOST', checks.VITE_CANONICAL_HOST, ''),
    prefixPolicy: read('VITE_LANGUAGE_PREFIX', checks.VITE_LANGUAGE_PREFIX, 'none'),
    defaultLanguage: read('VITE_DEFAULT_LANGUAGE', checks.VITE_DEFAULT_LANGUAGE, 'en'),
    apiOrigin: read('VITE_API_ORIGIN', checks.VITE_API_ORIGIN, ''),
    mediaHost: read('VITE_MEDIA_HOST', checks.VITE_MEDIA_HOST, ''),
    reportUrl: read('VITE_REPORT_URL', checks.VITE_REPORT_URL, ''),
    statusUrl: read('VITE_STATUS_URL', checks.VITE_STATUS_URL, ''),
    reportSample: read('VITE_REPORT_SAMPLE', checks.VITE_REPORT_SAMPLE, 0),
    securityExpires: read('VITE_SECURITY_EXPIRES', checks.VITE_SECURITY_EXPIRES, ''),
    hosts: {
      com: read('VITE_HOST_COM', checks.VITE_HOST_COM, ''),
      zh: read('VITE_HOST_ZH', checks.VITE_HOST_ZH, ''),
      ru: read('VITE_HOST_RU', checks.VITE_HOST_RU, ''),
    },
    languageNoticeHost: read('VITE_LANGUAGE_NOTICE_HOST', checks.VITE_LANGUAGE_NOTICE_HOST, ''),
  }
  // A value that is wrong on its own would make others wrong beside it.
  if (wrong.length === 0)
    for (const { key, value, wrong: allowedOf } of rules) {
      const allowed = allowedOf(site)
      if (allowed !== false)
        wrong.push(`${fileOf(key)}: ${key} is ${JSON.stringify(value(site))}; allowed: ${allowed}.`)
    }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return site
}
