import { splitLanguage } from './language.ts'
import { pages } from './table/index.ts'
import type { PageId } from './table/index.ts'
import type { PageRow } from './types.ts'

/**
 * An address or address pattern of a page. Closed parameters are filled in; open ones remain as
 * {x}.
 */
export interface PagePath {
  id: PageId
  row: PageRow
  path: string
  /** The values of the closed parameters. */
  slugs: Readonly<Record<string, string>>
}

/** Expands the closed sets of a row. `/x/{product}-bot` with two products gives two paths. */
export function expand(
  row: Pick<PageRow, 'path' | 'slugs'>,
): { path: string; slugs: Record<string, string> }[] {
  let found: { path: string; slugs: Record<string, string> }[] = [{ path: row.path, slugs: {} }]
  for (const [name, values] of Object.entries(row.slugs ?? {})) {
    found = found.flatMap(({ path, slugs }) =>
      values.map((value) => ({
        path: path.replace(`{${name}}`, value),
        slugs: { ...slugs, [name]: value },
      })),
    )
  }
  return found
}

/** Fills the closed parameters into a text of a row: `type/{slug}`. */
export const fillSlugs = (text: string, slugs: PagePath['slugs']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slugs[name] ?? whole)

/** The row of the page that replaces an open one for signed-in people; null if there is none. */
export const memberRow = ({ member, ...row }: PageRow): PageRow | null =>
  member ? { ...row, ...member, layout: 'account' } : null

/** The locale namespaces that a page needs besides `common`. Account pages share `shell`. */
export const namespacesOf = ({ row, slugs }: Pick<PagePath, 'row' | 'slugs'>): string[] => [
  ...(row.layout === 'account' ? ['shell'] : []),
  ...(row.ns ?? []).map((ns) => fillSlugs(ns, slugs)),
]

/** All page paths of the table. A closed set leaves out an address that has its own row. */
export const pagePaths: readonly PagePath[] = (() => {
  const own = new Set(pages.map(({ row }) => row.path))
  return pages.flatMap(({ id, row }) =>
    expand(row)
      .filter(({ path }) => path === row.path || !own.has(path))
      .map(({ path, slugs }) => ({ id, row, path, slugs })),
  )
})()

/** Whether a path is an address, without open parameters. */
export const isStatic = (path: string): boolean => !/[{*]/.test(path)

const matchers = new Map<string, RegExp>()
function matcher(path: string): RegExp {
  let found = matchers.get(path)
  if (!found) {
    const source = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    matchers.set(path, (found = new RegExp(`^${source.join('[^/]+')}$`)))
  }
  return found
}

const statics = new Map(
  pagePaths.filter(({ path }) => isStatic(path)).map((page) => [page.path, page]),
)
const patterns = pagePaths.filter(({ path }) => path.includes('{'))

/** The pages with an open parameter that match a path. */
export const openRowsAt = (path: string): PagePath[] =>
  patterns.filter((page) => matcher(page.path).test(path))

/**
 * The page for a path (without language prefix, as in the address bar), or undefined. A trailing
 * slash is ignored.
 */
export function findPage(pathname: string): PagePath | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return statics.get(path) ?? openRowsAt(path)[0]
}

/**
 * The form of an address that may be shared with others, such as a cookie or telemetry: the path of
 * its row, in which `{hash}` and the like replace what only the visitor may know; `*` if no row
 * matches. Without language prefix and query.
 */
export const patternPath = (pathname: string): string =>
  findPage(splitLanguage(pathname).path)?.path ?? '*'
