import { pages, rows } from './table/index.ts'
import type { PageId } from './table/index.ts'
import type { PageRow } from './types.ts'

const isPageId = (id: string): id is PageId => pages.some((page) => page.id === id)

/** The pages above a page, from home down: its row's `parent`, and that one's. */
export function trail(id: PageId): PageId[] {
  if (id === 'home') return []
  const row: PageRow = rows[id]
  const parent = row.parent ?? 'home'
  if (!isPageId(parent)) throw new Error(`The row ${id} names the parent "${parent}", which is no page of the table.`)
  return [...trail(parent), parent]
}
