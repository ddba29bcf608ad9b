// Over 250 lines: one map after the other, from the same table of routes.
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { contentLanguages, isLanguage, prefixes } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { apiPolicy, cacheControl, contentSecurityPolicy, referrerPolicy } from './policy.ts'
import type { FramePolicies } from '../demo-frames/frames.ts'
import type { InlineHashes } from './policy.ts'

/**
 * The paths of rows whose slugs are all known at build time. Any other slug is answered with 404
 * and the shell, so that an article published after the build is still shown.
 */
export type ClosedPaths = Readonly<Record<string, readonly string[]>>

export interface MapOptions {
  site: Site
  hashes: InlineHashes
  /** The policies of the demos' frames by their address. */
  frames?: FramePolicies
  closed?: ClosedPaths | undefined
  /** Separates the variables of servers that share one http block. */
  name: string
  pages?: readonly Page[]
  redirects?: readonly RedirectRow[]
  /** A Link header of the files that every page loads: a CDN in front makes 103 Early Hints of it. */
  links?: string
}

/** The longest pattern in characters: nginx allows 4,096 in one parameter. */
const longest = 3500

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
/**
 * A path of the table as a regular expression: {x} is one segment. It is case-sensitive, unlike
 * nginx's plain strings.
 */
export const pattern = (path: string): string =>
  path
    .split(/\{\w+\}/)
    .map(escape)
    .join('[^/]+')
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/**
 * Matches well-formed UTF-8 of visible characters, without those that a URL must encode (RFC 3986,
 * section 2). A slug can consist of these. nginx has decoded the path, and its expressions see
 * bytes.
 */
const readable =
  '(?:[!#-$&-;=?-\\[\\]_a-z~]|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|\\xed[\\x80-\\x9f][\\x80-\\xbf]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2})*+'

/** The end of a path. `$` would also match before a final line feed, which %0a decodes to. */
export const end = '\\z'
/** A file name: its extension has a letter, so that the version in /api-docs/x/2.10 is not one. */
export const fileName = `\\.(?=[0-9]*[A-Za-z])[A-Za-z0-9]{2,11}${end}`

/** Lines of a map that match any of the patterns, split so that no parameter is too long. */
function mapLines(patterns: readonly string[], value: string, after = ''): string[] {
  const groups: string[][] = [[]]
  let length = 0
  for (const one of patterns) {
    if (length + one.length > longest) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(one)
    length += one.length + 1
  }
  return groups
    .filter((group) => group.length > 0)
    .map((group) => `  ${quote(`~^(?:${group.join('|')})${after}${end}`)} ${quote(value)};`)
}

type Page = Pick<PagePath, 'path' | 'row'>
type Line = readonly [pattern: string, value: string]

/** Lines of a map in which the first match wins. Neighbours with the same value are merged. */
function linesOf(lines: readonly Line[], after = ''): string[] {
  const groups: { value: string; patterns: string[] }[] = []
  for (const [one, value] of lines) {
    const last = groups.at(-1)
    if (last?.value === value) last.patterns.push(one)
    else groups.push({ value, patterns: [one] })
  }
  return groups.flatMap(({ value, patterns }) => mapLines(patterns, value, after))
}

/**
 * Values by row. As in the app, a fixed address precedes a row whose parameter would also match it.
 */
function byRow(
  known: readonly Page[],
  usual: string,
  value: (page: Page) => string,
  after = '',
): string[] {
  if (known.every((page) => value(page) === usual)) return []
  const ordered = [
    ...known.filter(({ path }) => isStatic(path)),
    ...known.filter(({ path }) => !isStatic(path)),
  ]
  return linesOf(
    ordered.map((page): Line => [pattern(page.path), value(page)]),
    after,
  )
}

/** The indexable addresses, as "prefix:path". */
function robotsLines(known: readonly Page[], owned: readonly string[]): string[] {
  const lines = (pages: readonly Page[]): Line[] => [
    ...pages
      .filter(({ row }) => row.index)
      .map(({ path, row }): Line => [
        `(?:${['', ...row.langs.filter((language) => owned.includes(language))].join('|')}):${pattern(path)}`,
        '',
      ]),
    ...pages.map(({ path }): Line => [`[a-z]*:${pattern(path)}`, 'noindex']),
  ]
  return linesOf([
    ...lines(known.filter(({ path }) => isStatic(path))),
    ...known.filter(({ path }) => !isStatic(path)).flatMap((page) => lines([page])),
  ])
}

/**
 * The variables that depend on the request address. nginx reads them at the start, so that they
 * keep their value after an internal redirect to another file.
 */
const ofAddress = [
  'first',
  'path',
  'prefix',
  'shell',
  'robots',
  'referrer',
  'csp',
  'missing',
] as const
export const readAll = (name: string): string =>
  quote(ofAddress.map((one) => `$${name}_${one}`).join(' '))

/** The maps of the route table for the http block. */
export function maps({
  site,
  hashes,
  frames = {},
  name,
  closed = {},
  pages = pagePaths,
  redirects: moved = redirects,
  links = '',
}: MapOptions): string {
  const spoken = contentLanguages.join('|')
  const known = pages.filter(({ path }) => path !== '*')
  const closedRows = known.flatMap((page) => {
    const paths = closed[page.path]
    return paths ? [{ row: pattern(page.path), paths: [...new Set(paths)].map(pattern) }] : []
  })
  const open = known.filter(({ path }) => !closed[path])
  const shown = [
    ...closedRows.flatMap(({ paths }) => paths),
    ...open.map(({ path }) => pattern(path)),
  ]
  const any = prefixes.join('|')
  const owned =
    site.prefixPolicy === 'prefixed'
      ? prefixes.filter((prefix) => prefix !== 'en' && isLanguage(prefix))
      : []
  // The app redirects moved addresses under a prefix too.
  const movable = moved.filter((row) => !row.path.includes('*')).map((row) => pattern(row.path))
  const cache = cacheControl(site)
  const usual = contentSecurityPolicy(site, hashes)
  return `# The address that was asked for, without its language prefix, the prefix, and what answers where there is no file.
map $uri $${name}_first {
  default $uri;
}
map $uri $${name}_path {
  default $uri;
  "~^/(?:${any})[/\\x5c]*${end}" /;
  "~^/(?:${any})[/\\x5c]+(?<${name}_rest>(?s:[^/\\x5c].*))${end}" /$${name}_rest;
}
map $uri $${name}_prefix {
  default "";
  "~^/(?<${name}_code>${any})(?:[/\\x5c]|${end})" $${name}_code;
}
map $${name}_path $${name}_shell {
  default /__none__;
  ${quote(`~^(?!${readable}${end})`)} /__none__;
${mapLines([...shown, ...movable], '/200.html').join('\n')}
}
# Only indexable pages and files may be indexed, and only if answered with 200.
map "$${name}_prefix:$${name}_path" $${name}_robots {
  default noindex;
  "~^[^:]*:/api/" noindex;
  "~${fileName}" "";
${robotsLines(known, owned).join('\n')}
}
map "$status:$${name}_robots" $${name}_index {
  default noindex;
  "~^(?:200|206|304):${end}" "";
}
map $${name}_path $${name}_referrer {
  default ${referrerPolicy.normal};
${byRow(known, referrerPolicy.normal, ({ path }) => (path.includes('{hash}') ? referrerPolicy.secret : referrerPolicy.normal), '/*').join('\n')}
}
map $${name}_first $${name}_csp {
  default ${quote(usual)};
${Object.entries(frames)
  .map(([path, policy]) => `  ${quote(`~^${pattern(path)}${end}`)} ${quote(policy)};`)
  .join('\n')}
}
map $${name}_first $${name}_policy {
  default $${name}_csp;
  "~^/api/" ${quote(apiPolicy)};
}
map $uri $${name}_missing {
  default /404.html;
${mapLines(
  closedRows.map(({ row }) => `(?:/(?:${any}))?${row}`),
  '/200.html',
).join('\n')}
${owned.map((language) => `  ${quote(`~^/${language}(?:/|${end})`)} /${language}/404.html;`).join('\n')}
}
map "$status:$${name}_first" $${name}_ours {
  default ${quote(cache.html)};
  "~^[45]" ${quote(cache.missing)};
  "~^[0-9]+:/api/" ${quote(cache.missing)};
  "~^(?:200|206|304):/assets/" ${quote(cache.asset)};
  "~^(?:200|206|304):/version[.]json${end}" ${quote(cache.html)};
  "~^200:/healthz${end}" ${quote(cache.missing)};
  "~^(?:200|206|304):.*${fileName}" ${quote(cache.file)};
}
# The API sets the caching of its own answers.
map $upstream_http_cache_control $${name}_cache {
  default "";
  "" $${name}_ours;
}
map "$upstream_status:$status" $${name}_allow {
  default "";
  ":405" "GET, HEAD";
}
map "$https:$http_x_forwarded_proto" $${name}_proto {
  default http;
  "~^on:|:https${end}" https;
}
map $${name}_proto $${name}_secure {
  default "";
  https "; Secure";
}
# The language of pages without the app: the address's, the visitor's choice, the browser's.
map "$${name}_prefix:$cookie_language:$http_accept_language" $${name}_speaks {
  default ${site.defaultLanguage};
  "~^(?<${name}_tongue1>${spoken}):" $${name}_tongue1;
  "~^[a-z]*:(?<${name}_tongue2>${spoken}):" $${name}_tongue2;
  "~^[a-z]*:[^:]*:(?:[^,]*,)*? *(?<${name}_tongue3>${spoken})(?:[-;,]|${end})" $${name}_tongue3;
}
# A host that the API does not answer, or that is closed, says when to come back.
map "$upstream_status:$status" $${name}_retry {
  default "";
  "~^(?:50[24])?:50[23]${end}" 600;
}
map $${name}_first $${name}_closed {
  default @maintenance;
  "~^/api/" @api_closed;
}
# A log holds no parameters, and no address that is a secret.
map $${name}_referrer $${name}_logged {
  default $${name}_first;
  ${referrerPolicy.secret} "(secret)";
}
map "$status:$sent_http_content_type:$${name}_first" $${name}_link {
  default "";
  "~^(?:200|404):text/html[^:]*:/demo-frame/" "";
  "~^(?:200|404):text/html" ${quote(links)};
}
`
}
