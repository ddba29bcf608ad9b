import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'

const key = (last: string): string => `3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e${last}`
async function post({ fetch }: TestBackend, path: string, body: object, idempotencyKey?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, data: await response.json() }
}
const get = async ({ fetch }: TestBackend, path: string) => (await fetch(path)).json()
const send = { recipient: '1003', amount: { amount: '5', currency: 'USD' } }
function proven(): TestBackend {
  const backend = createBackend({ persona: 'customer' })
  for (const session of backend.db.sessions) session.provenUntil = Date.parse(testTime) + 600_000
  return backend
}
const balance = ({ db }: TestBackend, persona: string): number =>
  db.accounts.find((one) => one.persona === persona)?.balance ?? Number.NaN

describe('sending', () => {
  it('is refused without a key, and done once for one key', async () => {
    const backend = proven()
    expect(await post(backend, '/api/v2/payments/transfers', send)).toMatchObject({ status: 400 })
    const first = await post(backend, '/api/v2/payments/transfers', send, key('5a'))
    const again = await post(backend, '/api/v2/payments/transfers', send, key('5a'))
    expect(again).toEqual(first)
    expect(await get(backend, `/api/v2/payments/intents/${key('5a')}`)).toEqual({
      state: 'done',
      answer: first.data,
    })
    expect(await get(backend, `/api/v2/payments/intents/${key('5b')}`)).toEqual({ state: 'none' })
  })

  it('tells nobody of another’s keys', async () => {
    const backend = proven()
    await post(backend, '/api/v2/payments/transfers', send, key('5a'))
    backend.signInAs('developer')
    expect(await get(backend, `/api/v2/payments/intents/${key('5a')}`)).toEqual({ state: 'none' })
  })

  it('holds what waits, frees it when it is cancelled or expires, and wants a proof', async () => {
    const backend = proven()
    const available = async (): Promise<string> =>
      (await get(backend, '/api/v2/payments/transfers/limits')).available.amount
    expect(await available()).toBe('32.65')
    const { data } = await post(backend, '/api/v2/payments/transfers', send, key('5a'))
    expect(await available()).toBe('27.60')
    await post(backend, `/api/v2/payments/transfers/${data.id}/cancel`, {})
    expect(await available()).toBe('32.65')
    backend.setClock(new Date(Date.parse(testTime) + 25 * 60 * 60 * 1000).toISOString())
    backend.signInAs('customer')
    expect(await available()).toBe('42.75')
    expect(await post(backend, '/api/v2/payments/transfers', send, key('5c'))).toMatchObject({
      status: 403,
      data: { errorCode: 'ERROR_REAUTH_REQUIRED' },
    })
  })

  it('moves the money only by the link, only of its own account, and once', async () => {
    const backend = proven()
    const before = [balance(backend, 'customer'), balance(backend, 'developer')]
    backend.signInAs('developer')
    expect(
      await post(
        backend,
        '/api/v2/payments/transfers/confirm',
        { hash: 'fresh', userId: 1002 },
        key('6a'),
      ),
    ).toMatchObject({ status: 403 })
    backend.signInAs('customer')
    expect(
      await post(
        backend,
        '/api/v2/payments/transfers/confirm',
        { hash: 'fresh', userId: 1002 },
        key('6b'),
      ),
    ).toMatchObject({
      data: { status: 'completed' },
    })
    expect(
      await post(
        backend,
        '/api/v2/payments/transfers/confirm',
        { hash: 'fresh', userId: 1002 },
        key('6c'),
      ),
    ).toMatchObject({
      data: { errorCode: 'ERROR_LINK_USED' },
    })
    expect(
      [balance(backend, 'customer'), balance(backend, 'developer')].map(
        (now, at) => now - (before[at] ?? 0),
      ),
    ).toEqual([-10_100_000, 10_000_000])
  })

  it('a new link makes the old one void', async () => {
    const backend = proven()
    backend.setClock(new Date(Date.parse(testTime) + 2 * 60 * 60 * 1000).toISOString())
    await post(backend, '/api/v2/payments/transfers/5009/resend', {})
    expect(
      await post(backend, '/api/v2/payments/transfers/link', { hash: 'fresh', userId: 1002 }),
    ).toMatchObject({
      data: { errorCode: 'ERROR_LINK_INVALID' },
    })
  })
})

it('a voucher is worth something once, for whoever is first', async () => {
  const backend = createBackend({ persona: 'customer' })
  const code = 'GIFT-2026-FRSH'
  expect(
    await post(backend, '/api/v2/payments/vouchers/redeem', { code }, key('5a')),
  ).toMatchObject({ data: { amount: { amount: '25.00' } } })
  expect(
    await post(backend, '/api/v2/payments/vouchers/redeem', { code }, key('5b')),
  ).toMatchObject({
    data: { errorCode: 'ERROR_VOUCHER_USED', attemptsLeft: 4 },
  })
})

it('the ledger walks through a day without a gap or a double, whatever the page', async () => {
  const backend = createBackend({ persona: 'customer' })
  const day = '/api/v2/payments/ledger?dateFrom=2026-04-12&dateTo=2026-04-12'
  const whole = await get(backend, `${day}&perPage=100`)
  const first = await get(backend, `${day}&perPage=60`)
  const second = await get(backend, `${day}&perPage=40&before=${first.nextBefore}`)
  expect([...first.records, ...second.records]).toEqual(whole.records)
})

it('tells one balance everywhere: what is available, and beside it the sum of what is pending', async () => {
  const backend = proven()
  const told = async () => ({
    user: (await get(backend, '/api/v2/user')).balance,
    dashboard: (await get(backend, '/api/v2/dashboard')).balance.amount,
    enterprise: (await get(backend, '/api/v2/user/enterprise_support/conditions')).available.amount,
    proxy: (await get(backend, '/api/v2/proxy')).available.amount,
    transfer: (await get(backend, '/api/v2/payments/transfers/limits')).available.amount,
  })
  const all = (amount: string, hold: string) => ({
    user: {
      amount: Number(amount),
      hold: { amount: hold, currency: 'USD' },
      holds: [{ reason: 'transfer', amount: { amount: hold, currency: 'USD' } }],
    },
    dashboard: amount,
    enterprise: amount,
    proxy: amount,
    transfer: amount,
  })
  expect(await told()).toMatchObject(all('32.65', '10.10'))
  await post(backend, '/api/v2/payments/transfers', send, key('6a'))
  expect(await told()).toMatchObject(all('27.60', '15.15'))
})

it('changes a worker’s balance at once by a payout and its cancelling', async () => {
  const backend = createBackend({ persona: 'worker' })
  for (const session of backend.db.sessions) session.provenUntil = Date.parse(testTime) + 600_000
  const told = async () => (await get(backend, '/api/v2/user')).workerBalance
  const before = await told()
  const { methodId } = await get(backend, '/api/v2/wallet')
  const amount = { amount: '6', currency: 'USD' }
  const { status, data } = await post(backend, '/api/v2/payouts', { amount, methodId }, key('6b'))
  expect(status).toBe(201)
  const after = await told()
  expect(Number(before.available.amount) - Number(after.available.amount)).toBeCloseTo(6)
  expect(Number(after.hold.amount) - Number(before.hold.amount)).toBeCloseTo(6)
  expect((await get(backend, '/api/v2/worker')).available).toEqual(after.available)
  await post(backend, `/api/v2/payouts/${data.id}/cancel`, {})
  expect(await told()).toEqual(before)
})
