import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { calls } from '../api/contract/index.ts'
import type { CallName } from '../api/contract/index.ts'
import type { Call } from '../api/contract/types.ts'
import { full } from '../../tests/support/full.ts'
import { keysOf } from '../lib/object.ts'
import { createData, defaultSeed, seedData } from './db.ts'
import { handlers } from './handlers/index.ts'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaNames, personaOf } from './personas.ts'
import { dashboard } from './seed/dashboard.ts'
import { prices } from './seed/prices.ts'
import { doneToday, loadAt, solvedToday } from './seed/statistics.ts'
import { taskTypes } from './seed/types.ts'

function send(
  { fetch }: TestBackend,
  { method, path, upload, idempotent }: Call,
  arg: unknown,
  language = 'en',
): Promise<Response> {
  const rest: Record<string, unknown> = Object.assign({}, arg)
  const filled = path.replace(/\{(\w+)\}/g, (__, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  if (upload) {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest))
      form.append(name, value instanceof Blob ? value : String(value))
    const key = rest['idempotencyKey']
    form.delete('idempotencyKey')
    return fetch(filled, {
      method,
      body: form,
      headers: {
        'x-requested-with': 'fetch',
        ...(idempotent && typeof key === 'string' && { 'idempotency-key': key }),
      },
    })
  }
  if (method !== 'GET' && method !== 'DELETE') {
    const { idempotencyKey, ...body } = rest
    const headers = {
      'content-type': 'application/json',
      ...(idempotent && { 'idempotency-key': String(idempotencyKey) }),
    }
    return fetch(filled, { method, body: JSON.stringify(idempotent ? body : rest), headers })
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return fetch(query.size > 0 ? `${filled}?${query}` : filled, {
    method,
    headers: {
      'accept-language': language,
      ...(method === 'DELETE' && { 'x-requested-with': 'fetch' }),
    },
  })
}

const names = keysOf(calls)
/**
 * The personas who try the calls that change something; each try needs a new backend. `npm run
 * test:full` tries them as every persona.
 */
const writers = new Set(full ? personaNames : [...Object.values(personaOf), 'worker', 'developer'])
/** Valid arguments of a call; a call without an argument gets none. */
function samplesOf(name: CallName): readonly unknown[] {
  const { samples }: { samples?: readonly unknown[] | undefined } = handlers[name]
  return samples ?? [undefined]
}

describe('the mocks', () => {
  it('answer every row of the contract, and nothing else', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort())
  })

  // An answer in the page's language is cached by its argument: without the language in it, another
  // language would show the texts of the first.
  it.each(['customer', 'worker', 'developer', 'moderator'] as const)(
    'answer %s in a language only where the row says so',
    async (persona) => {
      const backend = createBackend({ persona })
      const unsaid: string[] = []
      for (const name of names) {
        const call: Call = calls[name]
        if (call.method !== 'GET' || call.endpoint === 'none' || call.inLanguage) continue
        for (const arg of samplesOf(name)) {
          if (Object.hasOwn(Object(arg), 'language')) continue
          const read = async (language: string): Promise<string> =>
            (await send(backend, call, arg, language)).text()
          const english = await read('en')
          const russian = await read('ru')
          const again = await read('en')
          if (english === again && english !== russian) unsaid.push(name)
        }
      }
      expect(unsaid).toEqual([])
    },
  )

  it.each(personaNames)('answer %s in the shape of every row', async (persona) => {
    let answered = 0
    const reading = createBackend({ persona })
    for (const name of names) {
      const call: Call = calls[name]
      if (call.method !== 'GET' && !writers.has(persona)) continue
      for (const arg of samplesOf(name)) {
        // A GET leaves the data unchanged, so all of them share one backend.
        const backend = call.method === 'GET' ? reading : createBackend({ persona })
        const response = await send(backend, call, arg)
        const data: unknown =
          response.status === 204 || response.status === 302 ? null : await response.json()
        if (response.status < 400) {
          answered += 1
          expect(safeParse(call.res, data).issues, `${name} for ${persona}`).toBeUndefined()
        } else {
          // Four limits of the seed are expected: an account without a password cannot prove its
          // identity by one, nobody sends money to themselves, a code works once, and an identity
          // check needs its pictures.
          const known = [
            401,
            402,
            403,
            404,
            409,
            410,
            ...(['reauth', 'sendTransfer', 'redeemPromo', 'submitIdentity'].includes(name)
              ? [400]
              : []),
          ]
          expect(known, `${name} for ${persona}: ${JSON.stringify(data)}`).toContain(
            response.status,
          )
          expect(data).toMatchObject({
            errorId: expect.any(Number),
            errorCode: expect.stringMatching(/^ERROR_/),
            requestId: expect.any(String),
          })
        }
      }
    }
    expect(answered).toBeGreaterThan(25)
  })

  it('answer the same for the same seed and clock, whatever was asked before', async () => {
    const ask = async (
      backend: TestBackend,
      order: readonly CallName[],
    ): Promise<Record<string, unknown>> => {
      const found: Record<string, unknown> = {}
      for (const name of order)
        found[name] = await (await send(backend, calls[name], samplesOf(name)[0])).json()
      return found
    }
    const reads = [
      'user',
      'dashboard',
      'customerPrices',
      'proxyPrices',
      'publicStatistics',
      'statisticsGraph',
    ] as const
    const first = await ask(createBackend({ persona: 'customer' }), reads)
    expect(await ask(createBackend({ persona: 'customer' }), reads.toReversed())).toEqual(first)
    expect(await ask(createBackend({ persona: 'customer', seed: 2 }), reads)).not.toEqual(first)
    expect(
      await ask(createBackend({ persona: 'customer', clock: '2026-04-15T16:30:00Z' }), reads),
    ).not.toEqual(first)
  })

  it('keep nothing that JSON would lose', async () => {
    const backend = createBackend({ persona: 'message' })
    for (const name of names)
      for (const arg of samplesOf(name)) await send(backend, calls[name], arg)
    expect(JSON.parse(JSON.stringify(backend.db))).toEqual(backend.db)
    // A backend begins with a copy of the seeds that has been JSON.
    const now = Date.parse(testTime)
    expect(createData(defaultSeed, now)).toEqual(seedData(defaultSeed, now))
  })
})

describe('the figures', () => {
  const noon = Date.parse('2026-04-15T12:00:00Z')
  const backend = createBackend({ persona: 'customer' })
  const account = backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (!account) throw new Error('There is no customer.')

  it('know 47 types of task in three groups, each once', () => {
    expect(taskTypes).toHaveLength(47)
    expect(new Set(taskTypes.map(({ type }) => type)).size).toBe(47)
    expect(new Set(taskTypes.map(({ slug }) => slug)).size).toBe(47)
    expect(prices(1, noon, 'USD').groups?.map(({ id, items }) => [id, items.length])).toEqual([
      ['image', 13],
      ['token', 32],
      ['cookie', 2],
    ])
  })

  it('keep prices between their floor and ceiling at every hour', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      for (const { items } of prices(1, noon + hour * 3_600_000, 'USD').groups ?? []) {
        for (const { per1000, min, max } of items) {
          expect(Number(per1000.amount)).toBeGreaterThanOrEqual(Number(min?.amount))
          expect(Number(per1000.amount)).toBeLessThanOrEqual(Number(max?.amount))
        }
      }
    }
  })

  it('follow the day: busier in the afternoon, counts that only grow until midnight', () => {
    const at = (hour: number): number => Date.parse('2026-04-15T00:00:00Z') + hour * 3_600_000
    expect(loadAt(1, at(15))).toBeGreaterThan(loadAt(1, at(3)))
    const solved = Array.from({ length: 24 }, (_, hour) => solvedToday(1, at(hour)))
    expect(solved).toEqual(solved.toSorted((a, b) => a - b))
    expect(solved[0]).toBe(0)
    expect(doneToday(at(24) - 1)).toBeCloseTo(1)
  })

  it('add up on the dashboard', () => {
    const { db } = createBackend()
    for (let hour = 0; hour < 30; hour += 1) {
      const { today, week, series, latest, balance, notices, estimatedDaysLeft } = dashboard(
        db,
        account,
        noon + hour * 3_600_000,
      )
      expect(week?.tasks).toBe(series?.points?.reduce((sum, { tasks }) => sum + tasks, 0))
      expect(today?.tasks).toBe(series?.points?.at(-1)?.tasks)
      expect(latest).toHaveLength(10)
      expect(new Set(latest?.map(({ id }) => id)).size).toBe(10)
      // A transfer that waits is on hold until it expires.
      expect(['32.65', '42.75']).toContain(balance?.amount)
      expect(estimatedDaysLeft).toBeLessThan(7)
      expect(notices?.map(({ code }) => code)).toEqual([
        'low_balance',
        'api_errors',
        'two_factor_off',
      ])
    }
  })

  it('show the user and the dashboard the same money in the chosen currency', async () => {
    const { fetch } = createBackend({ persona: 'customer' })
    const user = await (
      await fetch('/api/v2/user', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ currency: 'RUB' }),
      })
    ).json()
    const board = await (await fetch('/api/v2/dashboard')).json()
    expect(user.balance).toMatchObject({ amount: 3020.13, currency: 'RUB' })
    expect(board.balance).toEqual({ amount: '3020.13', currency: 'RUB' })
  })

  it('are all zero for who has not begun', async () => {
    const board = await (
      await createBackend({ persona: 'customer-empty' }).fetch('/api/v2/dashboard')
    ).json()
    expect(board).toMatchObject({
      balance: { amount: '0.00' },
      lowBalance: false,
      estimatedDaysLeft: null,
      latest: [],
      notices: [],
      series: { points: [] },
    })
    expect(board.today).toMatchObject({
      tasks: 0,
      ready: 0,
      failed: 0,
      successRate: null,
      spent: { amount: '0.00' },
      avgSolveSeconds: null,
    })
    expect(board.checklist.every(({ done }: { done: boolean }) => !done)).toBe(true)
  })
})
