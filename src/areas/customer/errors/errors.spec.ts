import { expect, it } from 'vitest'
import { errorQuery, isActive } from './errors.ts'

it('a ban holds from its beginning to its end', () => {
  const now = Date.parse('2026-04-15T09:30:00Z')
  expect(isActive({ from: '2026-04-15T09:29:00Z', until: '2026-04-15T09:31:00Z' }, now)).toBe(true)
  expect(isActive({ from: '2026-04-15T09:20:00Z', until: '2026-04-15T09:30:00Z' }, now)).toBe(false)
  expect(isActive({ from: null, until: null }, now)).toBe(true)
  expect(isActive({ from: '2026-04-16T00:00:00Z', until: null }, now)).toBe(false)
})

it('reads its filters where they make sense, and none where they make none', () => {
  const read = (text: string) => errorQuery.read(new URLSearchParams(text))
  expect(
    read('code=ERROR:%201005&ip=2606:4700::1&key=100201&dateFrom=2026-04-01&dateTo=2026-04-15'),
  ).toEqual({
    code: 'ERROR: 1005',
    ip: '2606:4700::1',
    keyId: '100201',
    dateFrom: '2026-04-01',
    dateTo: '2026-04-15',
  })
  expect(read('code=<b>&ip=office&key=a%20b&dateFrom=2026-02-30&dateTo=yesterday')).toEqual({})
})
