// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts, noteSignOut } from '@/lib/drafts.ts'
import type { Problem } from './problem.ts'
import { ownerIn, repeatKeys } from './repeat-keys.ts'

const make = { method: 'POST', url: '/api/v2/things', body: { label: 'Office' } }
const put = { ...make, method: 'PUT' }
const lost: Problem = { kind: 'HTTP', status: 504 }

/** The key that a document gives a call; each document has read the storage of the tab anew. */
const keyOf = (
  call: Parameters<ReturnType<typeof repeatKeys>['keyOf']>[1],
  owner: number | string = 7,
): string => repeatKeys().keyOf(owner, call)

/** Moves the clock. */
const later = (ms: number): void => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms)
}

afterEach(() => vi.restoreAllMocks())

describe('a key over a reload', () => {
  it('is the same while the outcome is unknown', () => {
    const page = repeatKeys()
    expect(page.isRepeat(7, make)).toBe(false)
    const key = page.keyOf(7, make)
    page.settle(7, make, lost)
    expect(repeatKeys().isRepeat(7, make)).toBe(true)
    expect(keyOf(make)).toBe(key)
  })

  it('stays for a proof, which says nothing of a first try, unless an answer was lost before', () => {
    const page = repeatKeys()
    const key = page.keyOf(7, make)
    page.settle(7, make, { kind: 'HTTP', status: 403 })
    expect(page.isRepeat(7, make)).toBe(false)
    expect(page.keyOf(7, make)).toBe(key)
    page.settle(7, make, lost)
    page.keyOf(7, make)
    page.settle(7, make, { kind: 'HTTP', status: 503 })
    expect(page.isRepeat(7, make)).toBe(true)
  })

  it.each<[string, Problem | undefined]>([
    ['an answer', undefined],
    ['a refusal', { kind: 'HTTP', status: 409 }],
  ])('ends with %s', (_, problem) => {
    const page = repeatKeys()
    const key = page.keyOf(7, make)
    page.settle(7, make, problem)
    expect(keyOf(make)).not.toBe(key)
  })

  it('belongs to a person, a call and an argument', () => {
    const key = keyOf(make)
    for (const other of [
      keyOf(make, 8),
      keyOf({ ...make, url: '/api/v2/others' }),
      keyOf({ ...make, body: { label: 'Home' } }),
    ])
      expect(other).not.toBe(key)
    expect(keyOf(make)).toBe(key)
  })

  it('belongs to a file, whatever the method', () => {
    const upload = (content: string) => {
      const body = new FormData()
      body.append('file', new File([content], 'chart.png', { type: 'image/png', lastModified: 1 }))
      return { ...make, method: 'PUT', body }
    }
    const key = keyOf(upload('one'))
    expect(keyOf(upload('another'))).not.toBe(key)
    expect(keyOf(upload('one'))).toBe(key)
  })

  it('of a call that sets a state ends with another state', () => {
    const key = keyOf(put)
    expect(keyOf({ ...put, body: { label: 'Home' } })).not.toBe(key)
    expect(keyOf(put)).not.toBe(key)
  })

  it('ends with a sign-out, in the page that was open as well, and stays for who was put out', () => {
    const page = repeatKeys()
    const key = page.keyOf(7, make)
    clearDrafts(7)
    expect(keyOf(make)).toBe(key)
    later(1)
    noteSignOut()
    later(2)
    expect(page.keyOf(7, make)).not.toBe(key)
  })

  it('ends after a day', () => {
    const key = keyOf(make)
    later(24 * 60 * 60 * 1000 + 1)
    expect(keyOf(make)).not.toBe(key)
  })
})

describe('the storage', () => {
  it('holds neither the call nor its argument', () => {
    keyOf(make)
    expect(sessionStorage).toHaveLength(1)
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/things|label|Office/)
  })

  it.each(['password', 'code'])('is the same whatever the %s of an argument is', (name) => {
    const stored = (secret: string) => {
      sessionStorage.clear()
      const call = { ...make, body: { label: 'Office', [name]: secret } }
      const page = repeatKeys()
      const key = page.keyOf(7, call)
      expect(page.isRepeat(7, call)).toBe(true)
      expect(keyOf(call)).toBe(key)
      return JSON.stringify({ ...sessionStorage })
        .replaceAll(key, '')
        .replaceAll(/"at\D+\d+/g, '')
    }
    expect(stored('correct horse')).toBe(stored('battery staple'))
  })

  it('may be refused: the page has the key', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    const page = repeatKeys()
    expect(page.keyOf(7, make)).toBe(page.keyOf(7, make))
  })
})

it.each([
  [{ api: { queries: { 'user(undefined)': { data: { id: 7 } } } } }, 7],
  [{ api: { queries: { 'user(undefined)': { data: null } } } }, 'guest'],
  [{ api: { queries: {} } }, 'guest'],
  [{}, 'guest'],
  [undefined, 'guest'],
])('the owner in %j is %s', (state, owner) => expect(ownerIn(state)).toBe(owner))
