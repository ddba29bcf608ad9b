import { isOpen } from '../../src/routes/guards.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { localise, variants } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import {
  cacheControl,
  changePassword,
  commonHeaders,
  foreignPrefixes,
  referrerPolicy,
} from './policy.ts'
import type { FramePolicies } from '../demo-frames/frames.ts'
import type { InlineHashes } from './policy.ts'
import { noindexRules, overlap, withLanguages } from './header-rules.ts'

type Page = Pick<PagePath, 'path' | 'row'>

/** A path of the table in these hosts' syntax: {x} becomes `:x`. */
const placeholder = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
const known = (pages: readonly Page[]): Page[] => pages.filter(({ path }) => path !== '*')

/**
 * The limits of Cloudflare Pages. It skips the lines beyond them with a warning that nobody sees.
 */
export const limits = { headers: 100, fixed: 2000, dynamic: 100, line: 2000 } as const

function requireLimit(site: Site, what: string, count: number, limit: number): void {
  if (count > limit)
    throw new Error(
      `${site.id}: ${count} ${what}, and Cloudflare Pages reads ${limit}: group them (builds/hosting/static-host.ts).`,
    )
}

/**
 * A rule for every address of the same depth below a fixed first segment: one rule then covers all
 * such rows on a host that limits their number.
 */
const sameDepth = (path: string): string =>
  path
    .split('/')
    .map((part, at) => (at < 2 ? part : `:part${at}`))
    .join('/')

/** A rule whose path has a placeholder or a splat. */
const isDynamic = (line: string): boolean => /^\S*[:*]/.test(line)

/**
 * `_headers` for static hosts behind a CDN, from the same source as the nginx configuration. A line
 * with ! removes the header of a wider rule, which Cloudflare would otherwise append to. Netlify
 * skips the line, and its later rule replaces the value.
 */
export function headersFile(
  site: Site,
  hashes: InlineHashes,
  pages: readonly Page[] = pagePaths,
  frames: FramePolicies = {},
): string {
  const cache = cacheControl(site)
  const blocks = new Map<string, string[]>()
  const add = (path: string, ...lines: string[]): void =>
    void blocks.set(path, [...(blocks.get(path) ?? []), ...lines])
  const replace = (path: string, name: string, value: string): void =>
    add(path, `! ${name}`, `${name}: ${value}`)
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

  const everywhere = {
    ...commonHeaders(site, hashes),
    'Referrer-Policy': referrerPolicy.normal,
    'Cache-Control': cache.html,
  }
  add('/*', ...Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`))
  replace('/assets/*', 'Cache-Control', cache.asset)
  // The shell and the not-found page are also served at these addresses.
  for (const url of ['/200', '/404']) add(url, 'X-Robots-Tag: noindex')
  for (const [url, robots] of site.prefixPolicy === 'none' ? rules : withLanguages(rules, indexed))
    replace(url, 'X-Robots-Tag', robots)
  // Secret addresses get the strict referrer policy. So does their whole noindex group, because
  // less referrer does no harm.
  const quiet = secret.map(
    (url) =>
      rules.find(
        ([rule, robots]) => robots === 'noindex' && rule.endsWith('*') && overlap(rule, url),
      )?.[0] ?? url,
  )
  for (const url of behind([...new Set(quiet)]))
    replace(url, 'Referrer-Policy', referrerPolicy.secret)
  for (const [path, policy] of Object.entries(frames)) {
    replace(`${path}*`, 'Content-Security-Policy', policy)
    add(`${path}*`, 'X-Robots-Tag: noindex')
  }
  // The app redirects away from these at once, so they are the first to be left out where the
  // host's limit is reached.
  const foreign = foreignPrefixes(site)
  if (blocks.size + foreign.length <= limits.headers)
    for (const prefix of foreign) add(`/${prefix}/*`, 'X-Robots-Tag: noindex')
  requireLimit(site, 'header rules', blocks.size, limits.headers)
  requireLimit(
    site,
    'characters in a header',
    Math.max(...[...blocks.values()].flat().map(({ length }) => length)),
    limits.line,
  )
  return [...blocks]
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
    .join('\n')
}

/**
 * `_redirects`: moved addresses, the files of pages without a trailing slash, and the app shell for
 * known paths without a file. Other paths get the host's 404.html.
 * `files` are further pages with a file, such as articles. They get lines as far as the host's
 * limit allows; the shell shows the others. Fixed addresses come first: Cloudflare counts every
 * rule after the first placeholder as dynamic and reads a hundred of those, and it applies a rule
 * even where a file exists.
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
      const ofPage = row.index && isStatic(path) && isOpen(row)
      const file = ofPage && (site.prefixPolicy === 'none' || row.langs.includes(language))
      return {
        url: placeholder(localise(path, language, site.prefixPolicy)),
        file,
        fixed: isStatic(path),
      }
    }),
  )
  const rows = moved.filter((row) => !row.path.includes('*'))
  const fixed = forms.filter((form) => form.fixed && form.url !== '/')
  const lines = [
    ...rows.flatMap((row) => [
      ...variants(row, site.prefixPolicy).flatMap((language) => {
        const at = (path: string): string => localise(path, language ?? 'en', site.prefixPolicy)
        return ['', '/'].map((slash) => `${at(row.path)}${slash} ${at(row.to)} ${row.status}`)
      }),
      `/en${row.path} ${row.to} 302`,
    ]),
    `${changePassword.path} ${changePassword.to} 302`,
    '/en / 302',
    // Each path has its own line, because /en/* to /:splat would redirect /en//other.example to
    // another host.
    ...new Set(
      known(pages).flatMap(({ path }) =>
        path === '/'
          ? []
          : [isStatic(path) ? path : sameDepth(path)].map((to) => `/en${to} ${to} 302`),
      ),
    ),
    ...fixed.map(({ url, file }) => `${url} ${file ? `${url}/ 200` : shell}`),
    ...fixed.filter(({ file }) => file).map(({ url }) => `${url}/ ${url} 301`),
    ...foreignPrefixes(site).map((prefix) => `/${prefix} ${shell}`),
    ...forms.filter((form) => !form.fixed).map(({ url }) => `${url} ${shell}`),
    // These hosts cannot tell known paths from unknown ones here: the app redirects, or shows "not
    // found".
    ...[...foreignPrefixes(site), 'en'].map((prefix) => `/${prefix}/* ${shell}`),
    ...(site.prefixPolicy === 'none'
      ? []
      : contentLanguages
          .filter((language) => language !== 'en')
          .flatMap((language) =>
            rows
              .filter(({ langs }) => !langs.includes(language))
              .map((row) => `/${language}${row.path} ${shell}`),
          )),
  ].toSorted((one, other) => Number(isDynamic(one)) - Number(isDynamic(other)))
  const dynamic = lines.filter(isDynamic).length
  const room = Math.floor((limits.fixed - (lines.length - dynamic)) / 2)
  lines.unshift(
    ...files
      .slice(0, Math.max(0, room))
      .flatMap((url) => [`${url} ${url}/ 200`, `${url}/ ${url} 301`]),
  )
  requireLimit(site, 'redirects with a placeholder', dynamic, limits.dynamic)
  requireLimit(site, 'redirects', lines.length - dynamic, limits.fixed)
  return lines.map((line) => `${line}\n`).join('')
}
