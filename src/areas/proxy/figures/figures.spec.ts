import { expect, it } from 'vitest'
import { kindOfCell } from '@/lib/cell-kind.ts'
import { figureTable, seriesTable } from './figures.ts'

const figures = {
  bytes: 8_683_246_927,
  requests: 28_010,
  successRate: 96.2,
  avgLatencyMs: 542,
  spent: { amount: '39.07', currency: 'USD' },
}
const data = {
  rows: [{ ...figures, key: 'pu1', title: 'Price check' }],
  series: [{ ...figures, at: '2026-11-24T00:00:00.000Z' }],
  previous: null,
  summary: figures,
}

it('a file has one table, whose dates are dates beside any group', () => {
  for (const table of [figureTable(data, 'user'), seriesTable(data)]) {
    const [head = [], ...rows] = table
    expect(head).not.toContain('')
    expect(rows.map(({ length }) => length)).toEqual([head.length])
  }
  const [head = [], row = []] = seriesTable(data)
  expect(head.map((column, at) => kindOfCell(column, row[at] ?? ''))).toEqual([
    'date',
    ...Array.from({ length: 5 }, () => 'number'),
    'text',
  ])
  expect(figureTable(data, 'user')[1]?.slice(0, 2)).toEqual(['pu1', 'Price check'])
})
