import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaPassword } from './personas.ts'

const customer = '/api/v2/customer'
const ask = async ({ fetch }: TestBackend, method: string, path: string, body?: unknown) => {
  const response = await fetch(path, {
    method,
    headers:
      body === undefined ? { 'x-requested-with': 'fetch' } : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const data: unknown = response.status === 204 ? null : await response.json()
  return { status: response.status, data: Object(data) }
}
const log = async (backend: TestBackend, query = '') =>
  (await ask(backend, 'GET', `${customer}/changes?perPage=100${query}`)).data.records

describe('the log of the account', () => {
  it('has each change of what it covers: before, after, who and whether it can be undone', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { length } = await log(backend)
    await ask(backend, 'PUT', `${customer}/keys/100202`, { rpm: 60, name: 'Price monitor' })
    await ask(backend, 'POST', `${customer}/ip_list`, { records: [{ ip: '8.8.8.8' }] })
    await ask(backend, 'PUT', `${customer}/pingback/h1`, { status: 'disabled' })
    await ask(backend, 'PUT', `${customer}/ip_list/enabled`, { enabled: true })
    // Neither a refusal nor a call that changes nothing is a change.
    await ask(backend, 'PUT', `${customer}/keys/100202`, { rpm: 70_000 })
    await ask(backend, 'PUT', `${customer}/keys/100202`, { rpm: 60 })
    const records = await log(backend)
    expect(records).toHaveLength(length + 4)
    expect(records.slice(0, 4).toReversed()).toMatchObject([
      {
        area: 'keys',
        target: { id: 100_202, name: 'Price monitor' },
        before: { rpm: 240 },
        after: { rpm: 60 },
        by: { kind: 'person', name: 'Robin Vale' },
        at: testTime,
        undo: 'possible',
      },
      { area: 'ip_list', before: null, after: { ip: '8.8.8.8' }, undo: 'possible' },
      { area: 'pingback', before: { status: 'active' }, after: { status: 'disabled' } },
      { area: 'ip_list', target: null, before: { enabled: false }, after: { enabled: true } },
    ])
    expect(records[3].before).toEqual({ rpm: 240 })
  })

  it('knows what was undone, changed again or is final, and no secret', async () => {
    const backend = createBackend({ persona: 'customer' })
    const put = (rpm: number) => ask(backend, 'PUT', `${customer}/keys/100202`, { rpm })
    const states = async (count: number) =>
      (await log(backend)).slice(0, count).map(({ undo }: { undo: string }) => undo)
    await put(60)
    await put(240)
    expect(await states(2)).toEqual(['possible', 'done'])
    await put(50)
    expect(await states(3)).toEqual(['possible', 'changed_since', 'done'])
    await ask(backend, 'POST', '/api/v2/auth/reauth', {
      method: 'password',
      secret: personaPassword,
    })
    await ask(backend, 'POST', `${customer}/keys/100202/rotate`, { overlapMinutes: 0 })
    const [rotated] = await log(backend)
    expect(rotated).toMatchObject({
      before: { value: expect.stringMatching(/^[0-9a-f]{4}…[0-9a-f]{4}$/) },
      undo: 'never',
    })
    await ask(backend, 'DELETE', `${customer}/keys/100202`)
    expect((await log(backend))[0]).toMatchObject({ after: null, undo: 'never' })
  })

  it('has alert rules and webhooks; a removed rule is undone by a new one', async () => {
    const backend = createBackend({ persona: 'customer' })
    const rule = {
      metric: 'spent',
      threshold: '5',
      scope: null,
      subject: null,
      hours: '24',
      channels: ['email'],
    }
    const rules = `${customer}/alert_rules`
    const { data: made } = await ask(backend, 'POST', rules, rule)
    await ask(backend, 'PUT', `${rules}/${made.id}`, { ...rule, threshold: '9' })
    await ask(backend, 'PUT', `${customer}/webhooks/w1`, { events: ['balance.low'] })
    await ask(backend, 'DELETE', `${rules}/${made.id}`)
    expect((await log(backend)).slice(0, 4)).toMatchObject([
      { area: 'alert_rules', before: { threshold: '9' }, after: null, undo: 'possible' },
      { area: 'webhooks', target: { id: 'w1' }, after: { events: ['balance.low'] } },
      { area: 'alert_rules', before: { threshold: '5' }, after: { threshold: '9' } },
      { area: 'alert_rules', target: { name: 'spent' }, before: null, after: rule },
    ])
    await ask(backend, 'POST', rules, { ...rule, threshold: '9' })
    await ask(backend, 'DELETE', `${customer}/webhooks/w1`)
    const latest = (await log(backend)).slice(0, 3)
    expect(latest.map(({ undo }: { undo: string }) => undo)).toEqual(['never', 'possible', 'done'])
  })

  it('is filtered, begins with a history that fits the settings, and is of one’s own account', async () => {
    const backend = createBackend({ persona: 'customer' })
    const all = await log(backend)
    expect(all.map(({ undo }: { undo: string }) => undo)).not.toContain('done')
    for (const { area } of await log(backend, '&area=keys')) expect(area).toBe('keys')
    expect(await log(backend, '&by=support')).toHaveLength(1)
    expect(await log(backend, '&dateFrom=2026-04-10')).toHaveLength(1)
    backend.signInAs('developer')
    expect(await log(backend)).toEqual([])
    // A backend with one key for each account keeps none.
    backend.signInAs('moderator')
    expect((await ask(backend, 'GET', `${customer}/changes`)).status).toBe(404)
  })
})
