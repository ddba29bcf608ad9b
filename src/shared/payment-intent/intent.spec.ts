// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { judgeOutcome } from '@/api/verdict.ts'
import { clearDrafts } from '@/lib/drafts.ts'
import { changeRecord, clearRecords, readRecord } from '@/lib/shared-records.ts'
import { entriesSum } from '@/lib/idempotency.ts'
import { newKey } from '@/lib/secure-context.ts'
import { claimIntent, readIntents, settleIntent } from './stored-intent.ts'
import type { IntentClaim } from './stored-intent.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await clearRecords()
})

const entries = entriesSum({ recipient: 'someone@example.com', amount: '5' })
const other = entriesSum({ recipient: 'someone@example.com', amount: '6' })
const no = () => false

/** A press in a tab that knows no other intent. */
const claim = (
  part: Partial<Parameters<typeof claimIntent>[2]> = {},
  owner = 7,
): Promise<IntentClaim> =>
  claimIntent(owner, 'transfer', { entries, opened: Date.now(), knows: no, agreed: no, ...part })
const states = async (): Promise<string[]> =>
  (await readIntents(7, 'transfer')).map(({ state }) => state)
/** Moves the clock without stopping the timers of the database. */
const later = (ms: number): void => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms)
}

describe('a claim', () => {
  it('is given to one of two tabs that press at once, however often', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim()))
    expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1)
    expect(new Set(claims.map(({ kept }) => kept.key)).size).toBe(1)
    expect(claims.filter(({ kind }) => kind === 'elsewhere')).toHaveLength(19)
  })

  it('belongs to the person and the form', async () => {
    await claim()
    expect((await claim({}, 8)).kind).toBe('mine')
    expect(await readIntents(7, 'voucher')).toEqual([])
  })

  it('keeps a hash of the entries alone', async () => {
    await claim()
    expect(JSON.stringify(await readRecord(7, 'intent-transfer'))).not.toContain('someone')
  })

  it('keeps the key of the same entries until their outcome is known', async () => {
    const first = await claim()
    const knows = (key: string) => key === first.kept.key
    expect(await claim({ knows })).toMatchObject({ kind: 'mine', kept: { key: first.kept.key } })
    expect(await claim({ knows, entries: other })).toMatchObject({ kind: 'changed' })
    const second = await claim({ knows, entries: other, agreed: knows })
    expect(second.kind).toBe('mine')
    expect(await states()).toEqual(['open', 'ready'])
    const back = await claim({ knows: () => true, agreed: () => true })
    expect(back.kept.key).toBe(first.kept.key)
  })

  it('asks about what was booked where the page has not shown it, and makes a new key then', async () => {
    const first = await claim()
    await settleIntent(7, 'transfer', first.kept.key, 'done')
    const is = (key: string) => key === first.kept.key
    expect(await claim()).toMatchObject({ kind: 'repeated', kept: { key: first.kept.key } })
    const unlike = await claim({ entries: other })
    expect(unlike.kind).toBe('mine')
    await settleIntent(7, 'transfer', unlike.kept.key, 'over')
    for (const part of [{ knows: is }, { agreed: is }]) {
      const next = await claim(part)
      expect(next.kind).toBe('mine')
      expect(next.kept.key).not.toBe(first.kept.key)
      await settleIntent(7, 'transfer', next.kept.key, 'over')
    }
  })

  it('asks within ten minutes, and as long as the form was open before', async () => {
    const opened = Date.now() - 1
    const first = await claim()
    await settleIntent(7, 'transfer', first.kept.key, 'done')
    later(9 * 60_000)
    expect((await claim()).kind).toBe('repeated')
    later(2 * 60_000)
    expect((await claim({ opened })).kind).toBe('repeated')
    expect((await claim()).kind).toBe('mine')
  })

  it('is made anew after a refusal, and under its key where it was not judged', async () => {
    const first = await claim()
    await settleIntent(7, 'transfer', first.kept.key, 'ready')
    const second = await claim()
    expect(second).toMatchObject({ kind: 'mine', kept: { key: first.kept.key } })
    await settleIntent(7, 'transfer', first.kept.key, 'over')
    expect(await readIntents(7, 'transfer')).toEqual([])
    expect((await claim()).kept.key).not.toBe(first.kept.key)
  })

  it('is forgotten after a day, and with the person who signs out', async () => {
    const { kept } = await claim()
    later(24 * 60 * 60_000 + 1)
    expect(await readIntents(7, 'transfer')).toEqual([])
    vi.restoreAllMocks()
    await claim({}, 8)
    clearDrafts(8)
    await vi.waitFor(async () => expect(await readIntents(7, 'transfer')).toEqual([]))
    expect(await readIntents(8, 'transfer')).toHaveLength(1)
    // A late answer stores nothing.
    await settleIntent(7, 'transfer', kept.key, 'done')
    expect(await readRecord(7, 'intent-transfer')).toBeUndefined()
  })

  describe('where the browser refuses its database', () => {
    beforeEach(() => {
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('', 'SecurityError')
      })
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('', 'InvalidStateError')
      })
    })
    afterEach(() => vi.unstubAllGlobals())
    /** What two presses at once may do, the second in a tab with a memory of its own. */
    async function claimInTwoTabs(): Promise<string[]> {
      vi.resetModules()
      const other = await import('./stored-intent.ts')
      const press = { entries, opened: Date.now(), knows: no, agreed: no }
      const claims = await Promise.all([claim(), other.claimIntent(7, 'transfer', press)])
      return claims.map(({ kind }) => kind).toSorted()
    }

    it('is given to one of two tabs all the same, and forgotten at a sign-out', async () => {
      let last: Promise<unknown> = Promise.resolve()
      const request = vi.fn((_: string, run: () => Promise<void>) => (last = last.then(run)))
      vi.stubGlobal('navigator', { locks: { request } })
      expect(await claimInTwoTabs()).toEqual(['elsewhere', 'mine'])
      expect(request).toHaveBeenCalledTimes(2)
      clearDrafts()
      expect(await readIntents(7, 'transfer')).toEqual([])
    })

    it('works without locks', async () => {
      expect(await claimInTwoTabs()).toEqual(['elsewhere', 'mine'])
    })

    it('works in this page alone where nothing can be stored', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError')
      })
      const claims = await Promise.all([claim(), claim()])
      expect(claims.map(({ kind }) => kind)).toEqual(['mine', 'elsewhere'])
      await clearRecords()
      expect(await readIntents(7, 'transfer')).toEqual([])
    })
  })

  it.each([
    {},
    null,
    7,
    [1],
    ...[{ state: 'other' }, { state: 1 }, { key: 1 }, { entries: null }, { at: 'now' }].map(
      (part) => [{ key: 'k', entries: 'e', state: 'open', at: 1, ...part }],
    ),
    ...(['key', 'entries', 'state', 'at'] as const).map((part) => [
      { key: 'k', entries: 'e', state: 'open', at: 1, [part]: undefined },
    ]),
  ])('reads nothing where the browser holds %j', async (value) => {
    await changeRecord(7, 'intent-transfer', () => value)
    expect(await readIntents(7, 'transfer')).toEqual([])
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
] as const)('%o: the money is %s', (problem, verdict) =>
  expect(judgeOutcome(problem)).toBe(verdict),
)
