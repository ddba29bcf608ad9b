import { fillSlugs } from './paths.ts'
import type { PagePath } from './paths.ts'
import { pages, rows } from './table/index.ts'
import type { PageId } from './table/index.ts'
import type { PageRow } from './types.ts'

/** One page in a trail of breadcrumbs. */
export type TrailStep = Pick<PagePath, 'id' | 'slugs'>

const isPageId = (id: string): id is PageId => pages.some((page) => page.id === id)

/** The ancestors of a page, from home down: its row's `parent`, that row's parent, and so on. */
export function trail({ id }: Pick<TrailStep, 'id'>): TrailStep[] {
  if (id === 'home') return []
  const row: PageRow = rows[id]
  const parent = row.parent ?? 'home'
  if (!isPageId(parent))
    throw new Error(`The row ${id} names the parent "${parent}", which is no page of the table.`)
  return [...trail({ id: parent }), { id: parent, slugs: {} }]
}

/** The key of a page's name, as `namespace:key`. */
export function nameKey({ id, slugs }: TrailStep): string {
  const row: PageRow = rows[id]
  return row.crumb === undefined ? `common:nav.crumb.${id}` : fillSlugs(row.crumb, slugs)
}
