import { expect, it } from 'vitest'
import { yearsOf } from './lists.ts'

it('offers the years since the account was made', () => {
  const now = Date.parse('2026-04-15T00:00:00Z')
  expect(yearsOf('2024-12-31T23:00:00Z', now)).toEqual([2026, 2025, 2024])
  expect(yearsOf('2026-01-01T00:00:00Z', now)).toEqual([2026])
  expect(yearsOf(null, now)).toHaveLength(3)
})
