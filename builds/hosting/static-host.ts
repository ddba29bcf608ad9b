import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { localise } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { cacheControl, commonHeaders, contentSecurityPolicy, foreignPrefixes, referrerPolicy } from './policy.ts'
import type { InlineHashes } from './policy.ts'
import { noindexRules, overlap, withLanguages } from './header-rules.ts'

type Page = Pick<PagePath, 'path' | 'row'>

/** A path of the table as these hosts write it: {x} is `:x`. */
const placeholder = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
const known = (pages: readonly Page[]): Page[] => pages.filter(({ path }) => path !== '*')

/** What Cloudflare Pages reads of such files; the rest it skips with a warning that nobody sees. */
export const limits = { headers: 100, fixed: 2000, dynamic: 100, line: 2000 } as const

function requireLimit(site: Site, what: string, count: number, limit: number): void {
  if (count > limit) throw new Error(`${site.id}: ${count} ${what}, and Cloudflare Pages reads ${limit}: group them (builds/hosting/static-host.ts).`)
}

/** Begins with a part that is not fixed. */
const isDynamic = (line: string): boolean => /^\S*[:*]/.test(line)

/**
 * `_headers`, as static hosts behind a CDN read it: from the same source as the nginx configuration. A line with ! takes away what a
 * wider rule has set, which Cloudflare would add to; Netlify skips the line, and there the later rule replaces the value by itself.
 */
export function headersFile(site: Site, hashes: InlineHashes, pages: readonly Page[] = pagePaths): string {
  const cache = cacheControl(site)
  const blocks = new Map<string, string[]>()
  const add = (path: string, ...lines: string[]): void => void blocks.set(path, [...(blocks.get(path) ?? []), ...lines])
  const replace = (path: string, name: string, value: string): void => add(path, `! ${name}`, `${name}: ${value}`)
  const urls = (wanted: (page: Page) => boolean): string[] =>
    known(pages)
      .filter(wanted)
      .map(({ path }) => placeholder(path))
  const indexed = urls(({ row }) => row.index)
  const behind = (rules: readonly string[]): string[] =>
    rules.flatMap((rule) => (site.prefixPolicy === 'none' ? [rule] : [rule, `/:language${rule}`]))
  const rules = noindexRules(
    urls(({ row }) => !row.index),
    indexed,
  )
  const secret = urls(({ path }) => path.includes('{hash}'))

  const everywhere = { ...commonHeaders(site, hashes), 'Referrer-Policy': referrerPolicy.normal, 'Cache-Control': cache.html }
  add('/*', ...Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`))
  replace('/assets/*', 'Cache-Control', cache.asset)
  // The shell and the not-found page have addresses there.
  for (const url of ['/200', '/404']) add(url, 'X-Robots-Tag: noindex')
  for (const [url, robots] of site.prefixPolicy === 'none' ? rules : withLanguages(rules, indexed)) replace(url, 'X-Robots-Tag', robots)
  // The whole group of a secret address, where there is one: to say less of where a visitor comes from does no harm.
  const quiet = secret.map((url) => rules.find(([rule, robots]) => robots === 'noindex' && rule.endsWith('*') && overlap(rule, url))?.[0] ?? url)
  for (const url of behind([...new Set(quiet)])) replace(url, 'Referrer-Policy', referrerPolicy.secret)
  for (const url of behind(urls(({ row }) => row.csp === 'frames')))
    replace(url, 'Content-Security-Policy', contentSecurityPolicy(site, hashes, true))
  // The app leads away from these at once: they are what is left out where the host would read no further.
  const foreign = foreignPrefixes(site)
  if (blocks.size + foreign.length <= limits.headers) for (const prefix of foreign) add(`/${prefix}/*`, 'X-Robots-Tag: noindex')
  requireLimit(site, 'header rules', blocks.size, limits.headers)
  requireLimit(site, 'characters in a header', Math.max(...[...blocks.values()].flat().map(({ length }) => length)), limits.line)
  return [...blocks].map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}`).join('\n')}\n`).join('\n')
}

/**
 * `_redirects`: what moves, the files of pages without a slash at the end, and the app shell for known paths without a file. What is not
 * named is the host's 404.html. `files` are further pages that have one, such as articles: those for whose lines the host has room; the others
 * are shown by the shell. The fixed addresses come first: after the first rule with a placeholder Cloudflare counts
 * every one as dynamic, of which it reads a hundred; and it follows a rule where there is a file, too.
 */
export function redirectsFile(
  site: Site,
  pages: readonly Page[] = pagePaths,
  moved: readonly RedirectRow[] = redirects,
  files: readonly string[] = [],
): string {
  const shell = '/200 200'
  const languages = site.prefixPolicy === 'none' ? (['en'] as const) : contentLanguages
  const forms = known(pages).flatMap(({ row, path }) =>
    languages.map((language) => {
      const ofPage = row.index && isStatic(path) && (row.guard === 'public' || row.guard === 'guest')
      const file = ofPage && (site.prefixPolicy === 'none' || row.langs.includes(language))
      return { url: placeholder(localise(path, language, site.prefixPolicy)), file, fixed: isStatic(path) }
    }),
  )
  const rows = moved.filter((row) => !row.path.includes('*'))
  const fixed = forms.filter((form) => form.fixed && form.url !== '/')
  const lines = [
    ...rows.flatMap((row) => [`${row.path} ${row.to} ${row.status}`, `${row.path}/ ${row.to} ${row.status}`, `/en${row.path} ${row.to} 302`]),
    '/en / 302',
    // Path by path, for /en/* to /:splat would go to another host with /en//other.example.
    ...known(pages).flatMap(({ path }) => (isStatic(path) && path !== '/' ? [`/en${path} ${path} 302`] : [])),
    ...fixed.map(({ url, file }) => `${url} ${file ? `${url}/ 200` : shell}`),
    ...fixed.filter(({ file }) => file).map(({ url }) => `${url}/ ${url} 301`),
    ...foreignPrefixes(site).map((prefix) => `/${prefix} ${shell}`),
    ...forms.filter((form) => !form.fixed).map(({ url }) => `${url} ${shell}`),
    // These hosts cannot tell a known remainder from an unknown one: the app goes on, or says "not found" there.
    ...[...foreignPrefixes(site), 'en'].map((prefix) => `/${prefix}/* ${shell}`),
    ...(site.prefixPolicy === 'none'
      ? []
      : contentLanguages.filter((language) => language !== 'en').flatMap((language) => rows.map((row) => `/${language}${row.path} ${shell}`))),
  ].toSorted((one, other) => Number(isDynamic(one)) - Number(isDynamic(other)))
  const dynamic = lines.filter(isDynamic).length
  const room = Math.floor((limits.fixed - (lines.length - dynamic)) / 2)
  lines.unshift(...files.slice(0, Math.max(0, room)).flatMap((url) => [`${url} ${url}/ 200`, `${url}/ ${url} 301`]))
  requireLimit(site, 'redirects with a placeholder', dynamic, limits.dynamic)
  requireLimit(site, 'redirects', lines.length - dynamic, limits.fixed)
  return lines.map((line) => `${line}\n`).join('')
}
