import { alternates, canonicalUrl } from '../../src/routes/language.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { lastChange, readChanges } from './last-changes.ts'
import { siteOfLanguage } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'

/** The sitemap protocol's limit of addresses per file. */
const perFile = 50_000

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One address with its alternates. */
export interface SitemapEntry {
  loc: string
  links: readonly { hreflang: string; href: string }[]
  /** When its content last changed, as the source or the repository says it (ISO 8601). */
  lastmod?: string | null | undefined
}

const urlOf = ({ loc, links, lastmod }: SitemapEntry): string =>
  `<url><loc>${escape(loc)}</loc>${lastmod ? `<lastmod>${escape(lastmod)}</lastmod>` : ''}${links
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    )
    .join('')}</url>`

/**
 * The pages whose canonical address is on this site, each with its alternates (sitemaps.org 0.9).
 */
function entries(site: Site, changes: ReadonlyMap<string, string>): string[] {
  return pagePaths
    .filter(({ row, path }) => row.index && isStatic(path))
    .flatMap((page) => {
      const { row, path } = page
      return row.langs
        .filter((language) => siteOfLanguage[language] === site.id)
        .map((language) =>
          urlOf({
            loc: canonicalUrl(path, language, site.hosts),
            links: alternates(row, path, site.hosts),
            lastmod: lastChange(changes, page, language),
          }),
        )
    })
}

/** sitemap.xml, split into parts where it would exceed the protocol's limit. */
export function sitemaps(
  site: Site,
  limit = perFile,
  further: readonly SitemapEntry[] = [],
  changes = readChanges(),
): Record<string, string> {
  const all = [...entries(site, changes), ...further.map((entry) => urlOf(entry))]
  const urlset = (urls: string[]): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  if (all.length <= limit) return { 'sitemap.xml': urlset(all) }
  const parts = Array.from({ length: Math.ceil(all.length / limit) }, (_, index) =>
    all.slice(index * limit, (index + 1) * limit),
  )
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`)
  const index = names
    .map((name) => `<sitemap><loc>https://${site.canonicalHost}/${name}</loc></sitemap>`)
    .join('\n')
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index}\n</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((urls, at) => [names[at], urlset(urls)])),
  }
}

const attribution = [
  'from',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_loc',
  'matchtype',
  'network',
  'pos',
]

/**
 * Everything may be crawled: a crawler must read a page to see its noindex, and pages draw their
 * articles and prices from /api/, whose answers are noindex by header. Clean-param tells Yandex
 * that attribution parameters do not make another page.
 */
export function robots(site: Site): string {
  return `User-agent: *\nDisallow:\n\nUser-agent: Yandex\nDisallow:\nClean-param: ${attribution.join('&')} /\n\nSitemap: https://${site.canonicalHost}/sitemap.xml\n`
}
