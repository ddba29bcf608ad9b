// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts } from '@/lib/drafts.ts'
import { judge } from './judge.ts'
import {
  entriesSum,
  isOpen,
  newKey,
  readIntent,
  removeIntent,
  saveIntent,
} from './stored-intent.ts'
import type { Kept } from './stored-intent.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

const kept = (part: Partial<Kept> = {}): Kept => ({
  key: newKey(),
  entries: entriesSum({ recipient: 'someone@example.com', amount: '5' }),
  state: 'open',
  at: Date.now(),
  ...part,
})

describe('a stored intent', () => {
  it('is its key, a hash of its entries, its state and its time, by person and form', () => {
    const intent = kept()
    saveIntent(7, 'transfer', intent)
    expect(readIntent(7, 'transfer')).toEqual(intent)
    expect(isOpen(7, 'transfer')).toBe(true)
    expect(JSON.stringify({ ...localStorage })).not.toContain('someone')
    expect(readIntent(8, 'transfer')).toBeNull()
    expect(readIntent(7, 'voucher')).toBeNull()
    removeIntent(7, 'transfer')
    expect(readIntent(7, 'transfer')).toBeNull()
  })
  it('goes with the person who signs out', () => {
    saveIntent(7, 'transfer', kept())
    saveIntent(8, 'transfer', kept())
    clearDrafts(8)
    expect(readIntent(7, 'transfer')).toBeNull()
    expect(readIntent(8, 'transfer')).not.toBeNull()
    clearDrafts()
    expect(localStorage).toHaveLength(0)
  })
  it.each([
    ['open', 24 * 60 * 60_000],
    ['ready', 24 * 60 * 60_000],
    ['done', 60_000],
  ] as const)('is forgotten when it is %s and older than %d ms', (state, ms) => {
    vi.useFakeTimers()
    saveIntent(7, 'transfer', kept({ state }))
    vi.advanceTimersByTime(ms)
    expect(readIntent(7, 'transfer')?.state).toBe(state)
    vi.advanceTimersByTime(1)
    expect(readIntent(7, 'transfer')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
  it.each([
    '{}',
    '{"key":1}',
    'null',
    '7',
    '[',
    ...[{ state: 'other' }, { state: 1 }, { key: 1 }, { entries: null }, { at: 'now' }].map(
      (part) => JSON.stringify({ ...kept(), ...part }),
    ),
    ...(['key', 'entries', 'state', 'at'] as const).map((part) =>
      JSON.stringify({ ...kept(), [part]: undefined }),
    ),
  ])('is none where the storage holds %s', (text) => {
    localStorage.setItem('kept:7:intent-transfer', text)
    expect(readIntent(7, 'transfer')).toBeNull()
    expect(isOpen(7, 'transfer')).toBe(false)
  })
  it('tells entries apart', () => {
    const sums = ['5', '50', '5.0', ''].map((amount) => entriesSum({ amount }))
    expect(new Set(sums).size).toBe(4)
    expect(entriesSum({ amount: '5' })).toBe(sums[0])
  })
})

it('a key is a version 4 UUID, and never the same', () => {
  const keys = Array.from({ length: 200 }, newKey)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
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
