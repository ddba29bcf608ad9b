import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaPassword } from './personas.ts'
import { createTaskApi } from './task-api.ts'

const start = Date.parse(testTime)
const day = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(start + days * day).toISOString()
const json = { 'content-type': 'application/json' }
const send = async ({ fetch }: TestBackend, method: string, path: string, body: object) =>
  (await fetch(`/api/v2${path}`, { method, headers: json, body: JSON.stringify(body) })).json()
const noticesOf = async ({ fetch }: TestBackend) => {
  const { records } = await (await fetch('/api/v2/notifications')).json()
  return records.map(({ title, body }: { title: string; body: string }) => `${title} ${body}`)
}
const eventsOf = ({ db }: TestBackend, type: string) =>
  db.webhooks.events.filter((event) => event.type === type).map(({ data }) => data)

describe('what the backend tells by itself', () => {
  it('is the end of a key, 14, 7 and 1 days before, and to webhooks as well', async () => {
    const backend = createBackend({ persona: 'customer' })
    const key = backend.db.keys.keys.find(({ name }) => name === 'Shop assistant')
    const left = Math.ceil(((key?.expiresAt ?? 0) - start) / day)
    expect(await noticesOf(backend)).not.toContainEqual(expect.stringMatching(/stops working soon/))
    for (const step of [7, 1]) {
      backend.setClock(after(left - step))
      for (let look = 0; look < 2; look += 1)
        expect((await noticesOf(backend))[0]).toBe(
          `A key stops working soon Days left for “Shop assistant”: ${step}.`,
        )
    }
    backend.setClock(after(left + 2))
    await noticesOf(backend)
    expect(eventsOf(backend, 'key.expiring').map(({ days }) => days)).toEqual([7, 1])
    // By mail, and to each pingback host that is verified and on, whose log has it.
    expect(backend.db.mails.map(({ to, body }) => `${to} ${body}`)).toEqual([
      'customer@glyphwork.example Days left for “Shop assistant”: 7.',
      'customer@glyphwork.example Days left for “Shop assistant”: 1.',
    ])
    backend.setClock(after(left - 1))
    const { records } = await (
      await backend.fetch('/api/v2/customer/pingback/log?perPage=20')
    ).json()
    const told = records.filter(({ event }: { event?: string }) => event === 'key.expiring')
    expect(told.map(({ hostId }: { hostId: string }) => hostId)).toEqual(['h1', 'h2'])
    expect(JSON.parse(told[0].requestBody)).toMatchObject({
      type: 'key.expiring',
      data: { name: 'Shop assistant', days: 1 },
    })
  })

  it('is a rule that fires after it was saved, once for each window', async () => {
    const backend = createBackend({ persona: 'customer' })
    await send(backend, 'POST', '/customer/alert_rules', {
      metric: 'spent',
      threshold: '0.01',
      scope: null,
      subject: null,
      hours: '24',
      channels: [],
    })
    const [rule] = backend.db.alertRules
    // What is past its threshold when it is saved fires at once, for the window under way.
    for (let look = 0; look < 2; look += 1)
      expect(
        (await noticesOf(backend)).filter((one: string) => one.startsWith('Alert:')),
      ).toHaveLength(1)
    // As if nothing had been spent before.
    Object.assign(rule ?? {}, { lookedAt: start - 40 * day })
    backend.setClock(after(1))
    await noticesOf(backend)
    expect((await noticesOf(backend))[0]).toMatch(/^Alert: spending .+ USD is above 0\.01 USD\.$/)
    expect(eventsOf(backend, 'alert.fired')).toMatchObject([
      { metric: 'spent' },
      { metric: 'spent' },
    ])
  })

  it('is a limit of a member, past which tasks of their keys are refused', async () => {
    const backend = createBackend({ persona: 'customer' })
    const key = backend.db.keys.keys.find(({ memberId }) => memberId === 'm1')
    const call = createTaskApi({ db: backend.db, now: () => start })
    const errorOf = (method: string) =>
      Object(call(`/${method}`, JSON.stringify({ clientKey: key?.value, task: {} }))).errorCode
    expect(errorOf('createTask')).not.toBe('ERROR_ZERO_BALANCE')
    await send(backend, 'POST', '/auth/reauth', { method: 'password', secret: personaPassword })
    const path = '/user/team/members/m1'
    const amount = (sum: string) => ({ monthlyLimit: { amount: sum, currency: 'USD' } })
    await send(backend, 'PUT', path, amount('2'))
    expect(errorOf('createTask')).toBe('ERROR_ZERO_BALANCE')
    expect(errorOf('getBalance')).toBeUndefined()
    expect((await noticesOf(backend))[0]).toMatch(/^A member’s limit is used up Dana Ortiz/)
    // The owner's log has it, and the way back.
    const { records } = await (await backend.fetch('/api/v2/customer/changes?area=members')).json()
    expect(records[0]).toMatchObject({
      before: amount('95.00'),
      after: amount('2.00'),
      undo: 'possible',
    })
    await send(backend, 'PUT', path, { monthlyLimit: null })
    expect(errorOf('createTask')).not.toBe('ERROR_ZERO_BALANCE')
    // A key has limits of its own.
    await send(backend, 'PUT', `/customer/keys/${key?.id}`, amount('5'))
    expect(errorOf('createTask')).toBe('ERROR_ZERO_BALANCE')
  })

  it('is what a release of the API retires and they still send, once at each step, by mail too', async () => {
    const backend = createBackend({ persona: 'customer' })
    const told = async (at: string) => {
      backend.setClock(`${at}T12:00:00Z`)
      backend.signInAs('customer')
      const before = backend.db.mails.length
      await noticesOf(backend)
      await noticesOf(backend)
      return backend.db.mails.slice(before).map(({ title, href }) => `${title} ${String(href)}`)
    }
    const classic = 'The classic API stops taking hCaptcha /api-docs/changelog?type=hcaptcha'
    expect(await told('2026-11-29')).not.toContain(classic)
    expect(await told('2026-11-30')).toContain(classic)
    expect(backend.db.mails.at(-1)?.body).toMatch(/^Days left: \d+\. .+: \d,?\d+\.$/)
    expect(await told('2027-04-01')).not.toContain(classic)
    expect(await told('2027-05-03')).toContain(classic)
    expect(await told('2027-05-26')).toContain(classic)
    expect(await told('2027-06-01')).not.toContain(classic)
    expect((await noticesOf(backend))[0]).not.toContain('retires_')
  })
})
