import { expect, it } from 'vitest'
import { createLinkMemory, entryOf } from './link-memory.ts'
import type { Problem } from '@/api/problem.ts'
import { deadLink, linkArg } from './link-arg.ts'

const place = '/auth/check_key/-/-'
const link = { hash: 'ab12', userId: '7' }

it('takes the token out of an address into its state, beside what is there', () => {
  const links = createLinkMemory()
  const taken = links.take({
    pathname: '/ru/auth/check_key/ab12/7',
    search: '?x=1',
    state: { email: 'a@b.c' },
  })
  expect(taken).toEqual({
    pathname: '/ru/auth/check_key/-/-',
    search: '?x=1',
    state: { email: 'a@b.c', link },
  })
  expect(links.get(place)).toEqual(link)
})

it('remembers what the state of a hidden address says, and leaves it as it is', () => {
  const links = createLinkMemory()
  const address = { pathname: place, search: '', state: { link: { outcome: 'done' } } }
  expect(links.take(address)).toEqual(address)
  expect(links.get(place)).toEqual({ outcome: 'done' })
  const other = { pathname: '/pricing', search: '', state: { link } }
  expect(links.take(other)).toBe(other)
})

it('a newer link takes the place of what became of an older one', () => {
  const links = createLinkMemory()
  links.set(place, { outcome: 'done' })
  links.take({ pathname: '/auth/check_key/cd34/7', search: '', state: null })
  expect(links.get(place)).toEqual({ hash: 'cd34', userId: '7' })
})

it.each([
  null,
  undefined,
  7,
  'link',
  {},
  { link: null },
  { link: 'x' },
  { link: { hash: 1, userId: 2 } },
  { link: { hash: 'a' } },
  { link: { outcome: 1 } },
])('takes nothing from the state %o', (state) => {
  expect(entryOf(state)).toBeUndefined()
})

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
