import { splitLanguage } from './language.ts'
import { pages } from './table/index.ts'
import type { PageId } from './table/index.ts'
import type { PageRow } from './types.ts'

/** One address, or one pattern of addresses, of a page: its closed parameters are filled in, open ones remain as {x}. */
export interface PagePath {
  id: PageId
  row: PageRow
  path: string
  /** The values of the closed parameters. */
  slugs: Readonly<Record<string, string>>
}

/** Expands the closed sets of one row. `/x/{product}-bot` with two products gives two paths. */
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

/** A text of a row with its closed parameters filled in: `type/{slug}`. */
export const fillSlugs = (text: string, slugs: PagePath['slugs']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slugs[name] ?? whole)

/** The row of the page that whoever is signed in sees in place of an open one; null where there is none. */
export const memberRow = ({ member, ...row }: PageRow): PageRow | null =>
  member ? { ...row, ...member, layout: 'account' } : null

/** The locale namespaces that a page needs besides `common`; the pages of the account share `shell`. */
export const namespacesOf = ({ row, slugs }: Pick<PagePath, 'row' | 'slugs'>): string[] => [
  ...(row.layout === 'account' ? ['shell'] : []),
  ...(row.ns ?? []).map((ns) => fillSlugs(ns, slugs)),
]

/**
 * Every page path of the table. An address that has a row of its own is left out of a closed set that also names it.
 */
export const pagePaths: readonly PagePath[] = (() => {
  const own = new Set(pages.map(({ row }) => row.path))
  return pages.flatMap(({ id, row }) =>
    expand(row)
      .filter(({ path }) => path === row.path || !own.has(path))
      .map(({ path, slugs }) => ({ id, row, path, slugs })),
  )
})()

/** Whether a path is an address as it stands: without open parameters. */
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

/**
 * The page that answers a path (without language prefix, as the address bar has it), or undefined where none does.
 * A trailing slash does not count.
 */
export function findPage(pathname: string): PagePath | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return statics.get(path) ?? patterns.find((page) => matcher(page.path).test(path))
}

/**
 * What may be told of an address to others, such as a cookie or telemetry: the path of its row, in which `{hash}` and the
 * like stand for what only the visitor is to know; `*` where no row answers. The language's prefix and the query are left out.
 */
export const patternPath = (pathname: string): string =>
  findPage(splitLanguage(pathname).path)?.path ?? '*'
