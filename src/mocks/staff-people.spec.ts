import { describe, expect, it } from 'vitest'
import { newKey } from '../lib/secure-context.ts'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'

function prove({ db }: TestBackend): void {
  for (const session of db.sessions) session.provenUntil = Date.parse('2100-01-01')
}
function asAdmin(): TestBackend {
  const backend = createBackend({ persona: 'admin' })
  prove(backend)
  return backend
}
const send = ({ fetch }: TestBackend, path: string, body: object) =>
  fetch(`/api/v2/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify(body),
  })
const usd = (amount: string) => ({ amount, currency: 'USD' })
const reason = 'An hour of wrong answers.'

describe('what staff do about a person', () => {
  it('is approved by another person than the one who asked', async () => {
    const backend = asAdmin()
    const asked = await send(backend, 'people/1002/refunds', { amount: usd('50.01'), reason })
    const { id, status, mayDecide } = await asked.json()
    expect({ status, mayDecide }).toEqual({ status: 'waiting', mayDecide: false })
    const decide = (one: unknown) =>
      send(backend, `refunds/${String(one)}/decision`, { approve: true, reason })
    expect((await decide(id)).status).toBe(409)
    expect(await (await decide(1)).json()).toMatchObject({ status: 'done' })
    expect((await decide(1)).status).toBe(409)
    backend.signInAs('second-admin')
    prove(backend)
    expect(await (await decide(id)).json()).toMatchObject({ status: 'done' })
  })

  it('is refused for the own account, above the most, and in another currency', async () => {
    const backend = asAdmin()
    const own = backend.db.accounts.find(({ persona }) => persona === 'admin')?.id
    const refund = async (id: unknown, amount: object) =>
      (await send(backend, `people/${String(id)}/refunds`, { amount, reason })).status
    expect(await refund(own, usd('1'))).toBe(409)
    expect(await refund(1002, usd('1000.01'))).toBe(400)
    expect(await refund(1002, usd('0'))).toBe(400)
    expect(await refund(1002, { amount: '1', currency: 'EUR' })).toBe(400)
  })
})
