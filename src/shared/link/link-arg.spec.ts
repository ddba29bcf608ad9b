import { expect, it } from 'vitest'
import type { Problem } from '@/api/problem.ts'
import { deadLink, linkArg } from './link-arg.ts'

it('takes a token that can be one', () => {
  expect(linkArg({ hash: 'ab12', userId: '7' })).toEqual({ hash: 'ab12', userId: 7 })
  for (const token of [
    { hash: '', userId: '7' },
    { hash: 'x'.repeat(257), userId: '7' },
    { hash: 'ab12', userId: 'seven' },
    { hash: 'ab12', userId: '-7' },
    { hash: 'ab12', userId: '1e3' },
    { hash: 'ab12', userId: '1234567890123456' },
  ])
    expect(linkArg(token)).toBeNull()
})

it('knows a link that is done with from a call that failed', () => {
  const http = (status: number, rest: Partial<Problem> = {}): Problem => ({
    kind: 'HTTP',
    status,
    ...rest,
  })
  expect(deadLink(http(400, { code: 'ERROR_LINK_INVALID' }))).toBe('invalid')
  expect(deadLink(http(410, { code: 'ERROR_LINK_EXPIRED' }))).toBe('expired')
  expect(deadLink(http(410))).toBe('expired')
  expect(deadLink(http(409, { code: 'ERROR_LINK_USED' }))).toBe('used')
  expect(
    deadLink(http(400, { code: 'ERROR_VALIDATION', fields: { hash: { code: 'too_long' } } })),
  ).toBe('invalid')
  for (const problem of [
    http(400, { code: 'ERROR_VALIDATION', fields: { password: { code: 'not_allowed' } } }),
    http(409, { code: 'ERROR_CONFLICT' }),
    http(500),
    http(429, { retryAfter: 30 }),
    { kind: 'FETCH_ERROR' } as const,
  ])
    expect(deadLink(problem)).toBeNull()
})
