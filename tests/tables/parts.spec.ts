import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const areas = join(import.meta.dirname, '..', '..', 'src', 'areas')

/** Tables with few rows, whatever a backend answers. */
const bounded = [
  // These draw in parts by themselves.
  'editor/manual-domains/ImportPreview.tsx',
  'proxy/figures/FigureRows.tsx',
  'worker/leaderboard/Places.tsx',
  // One row for each kind of work.
  'staff/desk/Queues.tsx',
  // Open pages: prices and plans, which are prerendered as a whole.
  'public/pricing/PriceTables.tsx',
  'public/pricing/TablesLoading.tsx',
  'statistics/overview/RateTable.tsx',
  'support/enterprise/Comparison.tsx',
]

it('draws every other table a part at a time', () => {
  const found = globSync('**/*.tsx', { cwd: areas }).filter((file) =>
    /<DataTable\b/.test(readFileSync(join(areas, file), 'utf8')),
  )
  expect(found.toSorted()).toEqual(bounded.toSorted())
})
