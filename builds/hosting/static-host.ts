// Over 250 lines: the rules of each host are made from the same rows.
import { isOpenRow } from '../../src/routes/guards.ts'
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

type Page = Pick<PagePath, 'path' | 'row'>

/** A path of the table in these hosts' syntax: {x} becomes `:x`. */
const placeholder = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
const known = (pages: readonly Page[]): Page[] => pages.filter(({ path }) => path !== '*')

/**
 * The limits of Cloudflare Pages. It skips the lines beyond them with only a warning in its log.
 */
export const ruleLimits = { headers: 100, fixed: 2000, dynamic: 100, line: 2000 } as const

/** Thrown if a site has more rules than a static host reads. */
export class LimitError extends Error {}

function requireLimit(site: Site, what: string, count: number, limit: number): void {
  if (count > limit)
    throw new LimitError(
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

/**
 * One rule for all private addresses of a depth; below pages that have pages below them, one for
 * all depths.
 */
function privateRules(paths: readonly string[]): ReadonlySet<string> {
  const depths = [...new Set(paths.map(sameDepth))]
  const parents = depths
    .filter((url) => url.split('/').length > 3 && depths.some((one) => one.startsWith(`${url}/`)))
    .map((url) => url.slice(0, url.lastIndexOf('/') + 1))
  return new Set(
    depths.map((url) => {
      const parent = parents.find((one) => url.startsWith(one))
      return parent === undefined ? url : `${parent}*`
    }),
  )
}

/** The prefixes of rules for addresses that exist in every language. */
const languageRules = (site: Site): string[] =>
  site.prefixPolicy === 'none' ? [''] : ['', '/:language']

/** Whether a path matches a rule with placeholders. */
function matches(rule: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = rule.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}

/** A rule whose path has a placeholder or a splat. */
const isDynamic = (line: string): boolean => /^\S*[:*]/.test(line)

/** How many parts of an address below `/en/` are redirected: as many as a page has at most. */
const deepest = 5

/**
 * `/en/…` leads to the same address without it, whatever that is. A placeholder is one part of an
 * address and never empty, so `/en//other.example` matches none. A splat would redirect it to another
 * host, and a host that decodes might do so with an encoded slash: the app answers those.
 */
const englishRules = (shell: string): string[] => [
  `/en/%* ${shell}`,
  ...Array.from({ length: deepest }, (_, at) => {
    const parts = Array.from({ length: at + 1 }, (__, part) => `/:part${part + 1}`).join('')
    return `/en${parts} ${parts} 302`
  }),
  `/en/* ${shell}`,
]

/**
 * `_headers` for static hosts behind a CDN, from the same source as the nginx configuration. A line
 * with ! removes the header of a wider rule, which Cloudflare would otherwise append to. Netlify
 * skips the line, and its later rule replaces the value.
 * @param links the Link header of the documents: Cloudflare makes 103 Early Hints of it, and of no
 * `<link>` with `crossorigin`
 * @throws LimitError
 */
export function headersFile(
  site: Site,
  hashes: InlineHashes,
  pages: readonly Page[] = pagePaths,
  frames: FramePolicies = {},
  links = '',
): string {
  const cache = cacheControl(site)
  const blocks = new Map<string, string[]>()
  const add = (path: string, ...lines: string[]): void =>
    void blocks.set(path, [...(blocks.get(path) ?? []), ...lines])
  const replace = (path: string, name: string, value: string): void =>
    add(path, `! ${name}`, `${name}: ${value}`)
  const everywhere = {
    ...commonHeaders(site, hashes),
    'Referrer-Policy': referrerPolicy.normal,
    'Cache-Control': cache.html,
    ...(links !== '' && { Link: links }),
  }
  add('/*', ...Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`))
  replace('/assets/*', 'Cache-Control', cache.asset)
  const withoutLinks = links === '' ? [] : ['! Link']
  add('/assets/*', ...withoutLinks)
  // The files of other addresses can also be requested by their own names.
  for (const url of ['/200', '/private', '/404']) add(url, 'X-Robots-Tag: noindex')
  // A file without an extension has no type of its own.
  add('/healthz', 'Content-Type: text/plain; charset=utf-8', 'X-Robots-Tag: noindex')
  const secret = known(pages).filter(({ path }) => path.includes('{hash}'))
  for (const url of new Set(secret.map(({ path }) => sameDepth(path))))
    for (const prefix of languageRules(site))
      replace(prefix + url, 'Referrer-Policy', referrerPolicy.secret)
  for (const [path, policy] of Object.entries(frames)) {
    replace(`${path}*`, 'Content-Security-Policy', policy)
    add(`${path}*`, 'X-Robots-Tag: noindex', ...withoutLinks)
  }
  requireLimit(site, 'header rules', blocks.size, ruleLimits.headers)
  requireLimit(
    site,
    'characters in a header',
    Math.max(...[...blocks.values()].flat().map(({ length }) => length)),
    ruleLimits.line,
  )
  return [...blocks]
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
    .join('\n')
}

/**
 * `_redirects`: moved addresses, the files of pages without a trailing slash, and the app shell for
 * known paths without a file. Other paths get the host's 404.html.
 * `files` are further addresses with a file: articles, whose path has a placeholder, and frames.
 * Where a path's articles have files, an address without one is answered by 404.html, in which the
 * app shows what the backend has published since the build. Fixed addresses come first: Cloudflare
 * counts every rule after the first placeholder as dynamic and reads a hundred of those, and it
 * applies a rule even where a file exists.
 * @throws LimitError
 */
export function redirectsFile(
  site: Site,
  pages: readonly Page[] = pagePaths,
  moved: readonly RedirectRow[] = redirects,
  files: readonly string[] = [],
): string {
  const shell = '/200 200'
  // The shell contains noindex: one file instead of a header rule for each private address.
  const privateShell = '/private 200'
  const languages = site.prefixPolicy === 'none' ? (['en'] as const) : contentLanguages
  const single = known(pages).filter(({ path }) => isStatic(path))
  const fixed = single
    .flatMap(({ row, path }) =>
      languages.map((language) => ({
        url: localise(path, language, site.prefixPolicy),
        isIndexed: row.index,
        file:
          row.index &&
          isOpenRow(row) &&
          (site.prefixPolicy === 'none' || row.langs.includes(language)),
      })),
    )
    .filter(({ url }) => url !== '/')
  const many = known(pages)
    .filter(({ path }) => !isStatic(path))
    .flatMap(({ row, path }) =>
      languages.map((language) => {
        const url = placeholder(localise(path, language, site.prefixPolicy))
        return { row, path, url, hasFiles: files.some((file) => matches(url, file)) }
      }),
    )
  const covers = many
    .filter(({ row, hasFiles }) => row.index || hasFiles)
    .map(({ url, hasFiles }) => ({ url, to: hasFiles ? `${url}/ 200` : shell }))
  const groups = privateRules(many.filter(({ row }) => !row.index).map(({ path }) => path))
  const others = files.filter((file) => !covers.some(({ url }) => matches(url, file)))
  const rows = moved.filter((row) => !row.path.includes('*'))
  // Behind a prefix a placeholder can't name a host, so one rule serves all pages of a depth.
  const prefixes =
    site.prefixPolicy === 'none'
      ? []
      : contentLanguages.filter((language) => language !== 'en').map((language) => `/${language}`)
  const isPrefixed = (url: string): boolean =>
    prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`))
  const lines = [
    ...others.flatMap((url) => [`${url} ${url}/ 200`, `${url}/ ${url} 301`]),
    ...rows.flatMap((row) => [
      ...variants(row, site.prefixPolicy).flatMap((language) => {
        const at = (path: string): string => localise(path, language ?? 'en', site.prefixPolicy)
        return ['', '/'].map((slash) => `${at(row.path)}${slash} ${at(row.to)} ${row.status}`)
      }),
      ...['', '/'].map((slash) => `/en${row.path}${slash} ${row.to} 302`),
    ]),
    `${changePassword.path} ${changePassword.to} 302`,
    '/en / 302',
    '/en/ / 302',
    ...single.filter(({ path }) => path !== '/').map(({ path }) => `/en${path}/ ${path} 302`),
    ...englishRules(privateShell),
    ...fixed.map(
      ({ url, file, isIndexed }) =>
        `${url} ${file ? `${url}/ 200` : isIndexed ? shell : privateShell}`,
    ),
    ...fixed
      .filter(({ url, file }) => file && !isPrefixed(url))
      .map(({ url }) => `${url}/ ${url} 301`),
    ...new Set(
      fixed
        .filter(({ url, file }) => file && isPrefixed(url))
        .map(({ url }) => sameDepth(url))
        .map((url) => `${url}/ ${url} 301`),
    ),
    ...foreignPrefixes(site).map((prefix) => `/${prefix} ${privateShell}`),
    ...covers.map(({ url, to }) => `${url} ${to}`),
    ...languageRules(site).flatMap((prefix) =>
      [...groups].map((url) => `${prefix}${url} ${privateShell}`),
    ),
    // These hosts cannot tell known paths from unknown ones here: the app redirects, or shows "not
    // found".
    ...foreignPrefixes(site).map((prefix) => `/${prefix}/* ${privateShell}`),
    ...prefixes.flatMap((prefix) =>
      rows
        .filter(({ langs }) => !langs.some((language) => prefix === `/${language}`))
        .map(({ path }) => `${prefix}${path} ${privateShell}`),
    ),
  ].toSorted((one, other) => Number(isDynamic(one)) - Number(isDynamic(other)))
  const dynamic = lines.filter(isDynamic).length
  requireLimit(site, 'redirects with a placeholder', dynamic, ruleLimits.dynamic)
  requireLimit(site, 'redirects', lines.length - dynamic, ruleLimits.fixed)
  return lines.map((line) => `${line}\n`).join('')
}
