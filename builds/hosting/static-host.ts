import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import { localise, variants } from '../../src/routes/language.ts'
import type { Site } from '../../src/site/sites.ts'
import { cacheControl, commonHeaders, foreignPrefixes, referrerPolicy } from './policy.ts'
import type { InlineHashes } from './policy.ts'

/** A path of the table as these hosts write it: {x} is `:x`. */
const placeholder = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const forms = (site: Site) =>
  pagePaths
    .filter(({ path }) => path !== '*')
    .flatMap(({ path, row }) => variants(row, site.prefixPolicy).map((language) => ({ row, path, url: placeholder(localise(path, language ?? 'en', site.prefixPolicy)) })))

/** `_headers`, as static hosts behind a CDN read it: from the same source as the nginx configuration. */
export function headersFile(site: Site, hashes: InlineHashes): string {
  const cache = cacheControl(site)
  const block = (path: string, headers: Record<string, string>): string =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`
  const noindex = { 'X-Robots-Tag': 'noindex' }
  return [
    block('/*', { ...commonHeaders(site, hashes), 'Referrer-Policy': referrerPolicy.normal, 'Cache-Control': cache.html }),
    // A leading ! takes away what a wider rule has set.
    block('/assets/*', { '! Cache-Control': '', 'Cache-Control': cache.asset }).replace('! Cache-Control: ', '! Cache-Control'),
    ...forms(site)
      .filter(({ row }) => !row.index)
      .map(({ url, path }) => block(url, { ...noindex, ...(path.includes('{hash}') && { 'Referrer-Policy': referrerPolicy.secret }) })),
    ...foreignPrefixes(site).map((prefix) => block(`/${prefix}/*`, noindex)),
  ].join('\n')
}

/** `_redirects`: what moves, and the app shell for known paths without a file. What is not named is the host's 404.html. */
export function redirectsFile(site: Site): string {
  const moved = redirects.map((row) => `${row.path} ${row.to.replace('/*', '/:splat')} ${row.status}`)
  const bare = redirects.filter((row) => row.path.endsWith('/*')).map((row) => `${row.path.slice(0, -2)} / ${row.status}`)
  const shell = forms(site)
    .filter(({ row, path }) => !row.index || !isStatic(path))
    .map(({ url }) => `${url} /200.html 200`)
  // These hosts cannot tell a known remainder from an unknown one: the app says "not found" there.
  const prefixed = foreignPrefixes(site).flatMap((prefix) => [`/${prefix} /200.html 200`, `/${prefix}/* /200.html 200`])
  return `${[...bare, ...moved, ...shell, ...prefixed].join('\n')}\n`
}
