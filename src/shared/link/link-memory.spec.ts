import { expect, it } from 'vitest'
import { createLinkMemory, entryOf } from './link-memory.ts'

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
