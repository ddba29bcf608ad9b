import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { writeSheet } from './xlsx.ts'

const read = async (rows: string[][]) => (await readXlsx(await writeSheet(rows))).sheets[0]?.rows

it('writes numbers as numbers, ids and formulas as text, dates as dates', async () => {
  const rows = await read([
    ['id', 'paidAt', 'day', 'amount', 'reason'],
    ['123456789012', '2026-07-12T10:30:00Z', '2026-07-12', '12.07', '=1+1'],
    ['007', '', '', '-0.5', 'Привет, "мир"'],
  ])
  expect(rows?.[0]).toEqual(['id', 'paidAt', 'day', 'amount', 'reason'])
  expect(rows?.[1]).toEqual([
    '123456789012',
    new Date('2026-07-12T10:30:00Z'),
    new Date('2026-07-12T00:00:00Z'),
    12.07,
    '=1+1',
  ])
  expect(rows?.[2]?.slice(3)).toEqual([-0.5, 'Привет, "мир"'])
  expect(rows?.[2]?.[0]).toBe('007')
})

it('lets the page live on while it writes, and cuts what no cell may hold', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const rows = await read([
    ['note'],
    ['x'.repeat(40_000)],
    ...Array.from({ length: 5000 }, () => ['y']),
  ])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  expect(rows?.length).toBe(5002)
  expect(String(rows?.[1]?.[0])).toMatch(/^x{32766}…$/)
})

it('writes no character that makes the file one that no spreadsheet opens, or reads as a code', async () => {
  const rows = await read([
    ['note'],
    ['end\uffff and half \ud83d.'],
    ['_x0041_ stays'],
    ['one\u000btwo'],
  ])
  expect(rows?.slice(1)).toEqual([
    ['end\ufffd and half \ufffd.'],
    ['_x0041_ stays'],
    ['one\u000btwo'],
  ])
})
