// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { drop, entriesSum, keep, newKey, readKept } from './kept.ts'

afterEach(() => sessionStorage.clear())

describe('what is kept of a will', () => {
  it('is its key and a sum of its entries, nothing of them', () => {
    const kept = { key: newKey(), entries: entriesSum({ recipient: 'someone@example.com', amount: '5' }), open: true }
    keep(7, 'transfer', kept)
    expect(readKept(7, 'transfer')).toEqual(kept)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('someone')
    expect(readKept(8, 'transfer')).toBeNull()
    expect(readKept(7, 'voucher')).toBeNull()
    drop(7, 'transfer')
    expect(readKept(7, 'transfer')).toBeNull()
  })
  it('is nothing where somebody has written something else there', () => {
    keep(7, 'transfer', { key: newKey(), entries: 'x', open: true })
    const [name] = Object.keys(sessionStorage)
    sessionStorage.setItem(name ?? '', JSON.stringify({ at: Date.now(), base: null, values: { key: 1 } }))
    expect(readKept(7, 'transfer')).toBeNull()
  })
  it('tells entries apart', () => {
    const sums = ['5', '50', '5.0', ''].map((amount) => entriesSum({ amount }))
    expect(new Set(sums).size).toBe(4)
  })
})

it('a key is a version 4 UUID, and never the same', () => {
  const keys = Array.from({ length: 200 }, newKey)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(200)
})

it.each([
  [{ kind: 'FETCH_ERROR' }, 'lost'],
  [{ kind: 'TIMEOUT_ERROR' }, 'lost'],
  [{ kind: 'PARSING_ERROR', status: 200 }, 'lost'],
  [{ kind: 'HTTP', status: 500 }, 'lost'],
  [{ kind: 'HTTP', status: 504 }, 'lost'],
  [{ kind: 'HTTP', status: 503 }, 'kept'],
  [{ kind: 'HTTP', status: 401 }, 'kept'],
  [{ kind: 'HTTP', status: 403 }, 'kept'],
  [{ kind: 'HTTP', status: 429 }, 'kept'],
  [{ kind: 'HTTP', status: 400 }, 'over'],
  [{ kind: 'HTTP', status: 402 }, 'over'],
  [{ kind: 'HTTP', status: 409 }, 'over'],
] as const)('%o: the money is %s', (problem, verdict) => expect(judge(problem)).toBe(verdict))
