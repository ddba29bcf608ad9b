import { describe, expect, it } from 'vitest'
import { isActive, readErrorQuery } from './errors.ts'
import { withoutParams } from './filters.ts'
import { readLogFilter, stateOf, urlOf } from './pingback.ts'
import { readableBody } from './readable-body.ts'
import { readReportQuery, shareOf } from './reports.ts'
import { readUnsolvedQuery } from './unsolved.ts'

const params = (text: string) => new URLSearchParams(text)
const summary = (decided: number, rejected: number, limitPercent = 40) => ({
  decided,
  rejected,
  limitPercent,
  windowMinutes: 15,
  periodDays: null,
  suspendedUntil: null,
})

describe('the share of lost complaints', () => {
  it.each([
    [0, 0, 0, 'none'],
    [10, 0, 0, 'fine'],
    [38, 10, 26.3, 'fine'],
    [10, 3, 30, 'near'],
    [10, 4, 40, 'near'],
    [38, 16, 42.1, 'over'],
    [3, 9, 100, 'over'],
  ])('of %d decided and %d lost is %d %%: %s', (decided, rejected, percent, level) =>
    expect(shareOf(summary(decided, rejected))).toMatchObject({ percent, level }),
  )
  it('says how many more may be lost', () => {
    for (const [decided, rejected] of [
      [10, 3],
      [38, 11],
      [100, 39],
      [7, 0],
    ] as const) {
      const { spare } = shareOf(summary(decided, rejected))
      expect((rejected + spare) / (decided + spare)).toBeLessThanOrEqual(0.4)
      expect((rejected + spare + 1) / (decided + spare + 1)).toBeGreaterThan(0.4)
    }
    expect(shareOf(summary(10, 5)).spare).toBe(0)
    expect(shareOf(summary(10, 5, 100)).spare).toBe(Infinity)
  })
})

it('a ban holds from its beginning to its end', () => {
  const now = Date.parse('2026-04-15T09:30:00Z')
  expect(isActive({ from: '2026-04-15T09:29:00Z', until: '2026-04-15T09:31:00Z' }, now)).toBe(true)
  expect(isActive({ from: '2026-04-15T09:20:00Z', until: '2026-04-15T09:30:00Z' }, now)).toBe(false)
  expect(isActive({ from: null, until: null }, now)).toBe(true)
  expect(isActive({ from: '2026-04-16T00:00:00Z', until: null }, now)).toBe(false)
})

describe('filters in an address', () => {
  it('are read where they make sense', () => {
    expect(readErrorQuery(params('code=ERROR:%201005&ip=2606:4700::1&key=100201&dateFrom=2026-04-01&dateTo=2026-04-15'))).toEqual({
      code: 'ERROR: 1005',
      ip: '2606:4700::1',
      keyId: '100201',
      dateFrom: '2026-04-01',
      dateTo: '2026-04-15',
    })
    expect(readReportQuery(params('status=rejected&page=2'))).toEqual({ status: 'rejected', page: 1 })
    expect(readUnsolvedQuery(params('reason=empty'))).toEqual({ reason: 'empty', page: 0 })
    expect(readLogFilter(params('status=failed&host=h1&taskId=7001'))).toEqual({ status: 'failed', hostId: 'h1', taskId: '7001' })
  })
  it('and are as if they were not there where they make none', () => {
    expect(readErrorQuery(params('code=<b>&ip=office&key=a%20b&dateFrom=2026-02-30&dateTo=yesterday'))).toEqual({})
    expect(readReportQuery(params('status=constructor&page=-2'))).toEqual({ page: 0 })
    expect(readUnsolvedQuery(params('reason=__proto__'))).toEqual({ page: 0 })
    expect(readLogFilter(params('status=lost&host=<x>&taskId=abc'))).toEqual({})
  })
  it('turn days that stand the wrong way round', () =>
    expect(readReportQuery(params('dateFrom=2026-04-15&dateTo=2026-04-01'))).toMatchObject({ dateFrom: '2026-04-01', dateTo: '2026-04-15' }))
  it('are taken back without what is of others', () =>
    expect(withoutParams(params('utm_source=x&status=failed&page=3'), ['status']).toString()).toBe('utm_source=x'))
})

describe('a delivery', () => {
  it('is delivered by a 2xx alone', () => {
    expect(stateOf({ httpStatus: 204, nextRetryAt: null })).toBe('delivered')
    expect(stateOf({ httpStatus: 301, nextRetryAt: null })).toBe('failed')
    expect(stateOf({ httpStatus: null, nextRetryAt: '2026-04-15T09:31:00Z' })).toBe('retrying')
  })
  it('has bodies that are read as text', () => {
    expect(readableBody('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
    expect(readableBody('<script>')).toBe('<script>')
    expect(readableBody('"text"')).toBe('"text"')
    expect(readableBody(null)).toBe('')
  })
  it('goes to a v6 address in brackets', () => expect(urlOf('2606:4700::1', '/x')).toBe('https://[2606:4700::1]/x'))
})
