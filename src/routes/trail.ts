import { fillSlugs } from './paths.ts'
import type { PagePath } from './paths.ts'
import { pages, rows } from './table/index.ts'
import type { PageId } from './table/index.ts'
import type { PageRow } from './types.ts'

/** One page in a trail of breadcrumbs. */
export type Step = Pick<PagePath, 'id' | 'slugs'>

const isPageId = (id: string): id is PageId => pages.some((page) => page.id === id)

/** The pages above a page, from home down: its row's `parent` and that one's, and what lists its closed set. */
export function trail({ id, slugs }: Step): Step[] {
  if (id === 'home') return []
  const row: PageRow = rows[id]
  const [name] = Object.keys(row.slugs ?? {})
  const listed = row.list !== undefined && name !== undefined && slugs[name] !== row.list
  if (listed && row.list !== undefined) {
    const list: Step = { id, slugs: { [name]: row.list } }
    return [...trail(list), list]
  }
  const parent = row.parent ?? 'home'
  if (!isPageId(parent)) throw new Error(`The row ${id} names the parent "${parent}", which is no page of the table.`)
  const above: Step = { id: parent, slugs: {} }
  return [...trail(above), above]
}

/** Where the words of a page's own name stand, as `namespace:key`. */
export function nameKey({ id, slugs }: Step): string {
  const row: PageRow = rows[id]
  const [name] = Object.keys(row.slugs ?? {})
  const own = row.crumb !== undefined && !(row.list !== undefined && name !== undefined && slugs[name] === row.list)
  return own && row.crumb !== undefined ? fillSlugs(row.crumb, slugs) : `common:nav.crumb.${id}`
}
