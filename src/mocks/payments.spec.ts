import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { paymentStatuses } from '../api/contract/payment-states.ts'

const key = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`
const later = (seconds: number): number => Date.parse(testTime) + seconds * 1000
const minute = 60

function post(
  { fetch }: TestBackend,
  path: string,
  body: object,
  idempotencyKey = key(1),
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
  })
}
const usd = (amount: string) => ({ amount, currency: 'USD' })
const card = (amount: string) => ({
  method: 'bank-card',
  amount: usd(amount),
  returnUrl: 'https://glyphwork.example/pay/ok',
})
const asset = (amount: string, name = 'BTC', network = 'bitcoin') => ({
  asset: name,
  network,
  amount: usd(amount),
})
const balanceOf = async ({ fetch }: TestBackend): Promise<number> =>
  (await (await fetch('/api/v2/user')).json()).balance.amount
const stateOf = async ({ fetch }: TestBackend): Promise<string> =>
  (await (await fetch('/api/v2/payments/900001')).json()).status

describe('payments', () => {
  it('are forty for the customer, over every state', () => {
    const { records } = createBackend().db.payments
    expect(records).toHaveLength(40)
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(paymentStatuses))
    expect(new Set(records.map(({ id }) => id)).size).toBe(40)
  })

  it('are made once for a key, and once more for another', async () => {
    const backend = createBackend({ persona: 'customer' })
    const first = await (await post(backend, '/api/v2/payments', card('25'))).json()
    const again = await (await post(backend, '/api/v2/payments', card('25'))).json()
    expect(again).toEqual(first)
    await post(backend, '/api/v2/payments', card('25'), key(2))
    expect(backend.db.payments.records).toHaveLength(42)
    const without = await backend.fetch('/api/v2/payments', {
      method: 'POST',
      body: JSON.stringify(card('25')),
      headers: { 'content-type': 'application/json' },
    })
    expect(without.status).toBe(400)
  })

  it('are refused outside of limits, by what is down, unknown or in another currency', async () => {
    const backend = createBackend({ persona: 'customer' })
    const refused = async (body: object) => {
      const { errorCode, fields } = await (await post(backend, '/api/v2/payments', body)).json()
      return (
        Object.entries(fields ?? {}).map(([name, field]) => `${name} ${Object(field).code}`)[0] ??
        errorCode
      )
    }
    expect(await refused(card('4.99'))).toBe('amount out_of_range')
    expect(await refused(card('2000.01'))).toBe('amount out_of_range')
    expect(await refused(card('25.001'))).toBe('amount bad_format')
    expect(await refused({ ...card('25'), amount: { amount: '25', currency: 'RUB' } })).toBe(
      'amount not_allowed',
    )
    expect(await refused({ ...card('25'), method: 'webmoney' })).toBe('ERROR_METHOD_UNAVAILABLE')
    expect(await refused({ ...card('25'), method: 'old-wallet' })).toBe('ERROR_METHOD_UNAVAILABLE')
    expect(await refused({ ...card('25'), savedMethodId: 'card-1006-1' })).toBe('ERROR_NOT_FOUND')
    expect(await refused({ ...card('25'), savedMethodId: 'card-1002-2' })).toBe(
      'ERROR_METHOD_UNAVAILABLE',
    )
    expect(backend.db.payments.records).toHaveLength(40)
  })

  it('are summed without those whose money has not arrived', async () => {
    const { fetch } = createBackend({ persona: 'customer' })
    const listed = async (
      query: string,
    ): Promise<{ records: { credited: { amount: string } | null }[]; totals: unknown[] }> =>
      (await fetch(`/api/v2/payments?perPage=100&${query}`)).json()
    const { records, totals } = await listed('')
    const arrived = records.filter(({ credited }) => Number(credited?.amount ?? 0) > 0)
    expect(arrived.length).toBeLessThan(records.length)
    expect(totals).toMatchObject([{ currency: 'USD', count: arrived.length }])
    expect((await listed('status=failed')).records).not.toEqual([])
    expect((await listed('status=failed')).totals).toEqual([])
  })

  it('are nobody else’s', async () => {
    const backend = createBackend({ persona: 'developer' })
    expect((await backend.fetch('/api/v2/payments/1002001')).status).toBe(404)
    expect((await post(backend, '/api/v2/payments/1002038/cancel', {})).status).toBe(404)
  })

  it('come to the balance once, less the fee, when the provider has said so', async () => {
    const backend = createBackend({ persona: 'customer' })
    await post(backend, '/api/v2/payments', card('25'))
    const away = await backend.fetch('/api/v2/payments/900001/checkout', { redirect: 'manual' })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/pay/ok?paymentId=900001'])
    expect([await stateOf(backend), await balanceOf(backend)]).toEqual(['pending', 32.65])
    backend.setClock(later(10))
    expect([await balanceOf(backend), await stateOf(backend), await balanceOf(backend)]).toEqual([
      56.62,
      'paid',
      56.62,
    ])
    expect((await post(backend, '/api/v2/payments/900001/cancel', {})).status).toBe(409)
  })

  it.each([
    ['25.66', 'failed'],
    ['25.77', 'canceled'],
    ['25.55', 'on_review'],
    ['25.88', 'pending'],
  ])('of %s end as %s', async (amount, status) => {
    const backend = createBackend({ persona: 'customer' })
    await post(backend, '/api/v2/payments', card(amount))
    await backend.fetch('/api/v2/payments/900001/checkout', { redirect: 'manual' })
    backend.setClock(later(minute))
    expect([await stateOf(backend), await balanceOf(backend)]).toEqual([status, 32.65])
  })
})

describe('crypto payments', () => {
  it.each([
    ['50', [30, 'confirming'], [200, 'paid'], 84.15],
    ['50.11', [30, 'underpaid'], [600, 'paid'], 84.26],
    ['50.22', [30, 'confirming'], [600, 'overpaid'], 109.49],
    ['50.33', [16 * minute, 'expired'], [30 * minute, 'paid_late'], 84.49],
    ['50.44', [10, 'pending'], [16 * minute, 'expired'], 32.65],
    ['50.55', [30, 'confirming'], [600, 'on_review'], 32.65],
  ] as const)('of %s go their way', async (amount, first, last, balance) => {
    const backend = createBackend({ persona: 'customer' })
    expect((await post(backend, '/api/v2/payments/crypto', asset(amount))).status).toBe(201)
    for (const [seconds, status] of [first, last]) {
      backend.setClock(later(seconds))
      expect(await stateOf(backend)).toBe(status)
    }
    expect(await balanceOf(backend)).toBe(balance)
  })

  it('know only their own networks', async () => {
    const backend = createBackend({ persona: 'customer' })
    expect(
      (await post(backend, '/api/v2/payments/crypto', asset('50', 'BTC', 'tron'))).status,
    ).toBe(400)
  })
})

describe("a partner's coupon", () => {
  it('makes whoever pays with it a referral once the money is there, with postbacks that name it', async () => {
    const backend = createBackend({ persona: 'newcomer' })
    const get = async (path: string) => (await backend.fetch(path)).json()
    const partner = async () => {
      backend.signInAs('customer')
      const { coupon } = await get('/api/v2/partner')
      const { records } = await get('/api/v2/partner/postbacks/log?postbackId=pb1')
      backend.signInAs('newcomer')
      return { coupon, log: records }
    }
    const before = await partner()
    const { payment } = await (
      await post(backend, '/api/v2/payments', { ...card('40'), promoCode: before.coupon.code })
    ).json()
    expect((await partner()).coupon.uses).toBe(before.coupon.uses)
    await backend.fetch(`/api/v2/payments/${payment.id}/checkout`, { redirect: 'manual' })
    backend.setClock(() => later(60))
    expect((await get(`/api/v2/payments/${payment.id}`)).status).toBe('paid')
    const after = await partner()
    expect(after.coupon.uses).toBe(before.coupon.uses + 1)
    expect(
      after.log
        .slice(0, 3)
        .map(({ event }: { event: string }) => event)
        .toSorted(),
    ).toEqual(['commission', 'first_payment', 'signup'])
  })
})
