import { expect, it } from 'vitest'
import { kindOfCell } from './cell-kind.ts'

it.each([
  ['amount', '12.07', 'number'],
  ['amount', '-0.5', 'number'],
  ['clicks', '0', 'number'],
  ['amount', '007', 'text'],
  ['amount', '1,5', 'text'],
  ['amount', '1e5', 'text'],
  ['amount', '', 'text'],
  // A spreadsheet holds 15 digits.
  ['amount', '123456789012345', 'number'],
  ['amount', '1234567890123456', 'text'],
  ['id', '123456789012', 'text'],
  ['softId', '123456789012', 'text'],
  ['subId', '12.07', 'text'],
  ['soft_id', '12', 'text'],
  ['txid', '0012', 'text'],
  ['account', '4100123456789012', 'text'],
  ['paidAt', '2026-07-12', 'date'],
  ['paidAt', '2026-07-12T10:00:00Z', 'date'],
  ['paidAt', '2026-07-12T10:00:00.000+03:00', 'date'],
  ['paidAt', '2026-17-12', 'text'],
  ['paidAt', '2026-02-30', 'text'],
  ['paidAt', '0001-01-01T00:00:00Z', 'text'],
  ['reason', '12.07.2026', 'text'],
] as const)('%s %s is a %s', (column, cell, kind) => {
  expect(kindOfCell(column, cell)).toBe(kind)
})
