import { describe, expect, it, onTestFinished } from 'vitest'
import { startHttp } from './http.ts'

async function begin(input: object) {
  const server = await startHttp({ port: 0 })
  onTestFinished(() => server.close())
  let cookie = ''
  const control = async (body: object): Promise<void> => {
    const response = await fetch(`${server.url}/__mock`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie },
    })
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0])
    if (set.length > 0)
      cookie = [
        ...new Map(
          [...cookie.split('; '), ...set].map((one) => [one?.split('=')[0], one]),
        ).values(),
      ]
        .filter(Boolean)
        .join('; ')
  }
  await control(input)
  return {
    control,
    call: (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { ...init, headers: { ...init.headers, cookie } }),
  }
}

describe('the events of the mock server', () => {
  it('are none, unless it is told to be live', async () => {
    const { call } = await begin({ persona: 'customer' })
    expect((await call('/api/v2/events')).status).toBe(204)
  })

  it('are for who is signed in', async () => {
    const { call } = await begin({ live: true })
    expect((await call('/api/v2/events')).status).toBe(401)
  })

  it('tell of a payment and of the balance as they change', async () => {
    const start = Date.parse('2026-04-15T09:30:00Z')
    const { call, control } = await begin({ persona: 'customer', live: true, clock: start })
    const gone = new AbortController()
    onTestFinished(() => gone.abort())
    const stream = await call('/api/v2/events', { signal: gone.signal })
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    await call('/api/v2/payments/crypto', {
      method: 'POST',
      body: JSON.stringify({
        asset: 'USDT',
        network: 'tron',
        amount: { amount: '50', currency: 'USD' },
      }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': '00000000-0000-4000-8000-000000000001',
      },
    })
    await control({ clock: start + 600_000 })
    let heard = ''
    const decoder = new TextDecoder()
    for await (const part of stream.body ?? []) {
      heard += decoder.decode(part, { stream: true })
      if (heard.includes('balance.changed') && heard.includes('"paid"')) break
    }
    expect(heard).toContain(
      'event: balance.changed\ndata: {"balance":{"amount":"73.57","currency":"USD"}}\n\n',
    )
    expect(heard).toMatch(
      /event: payment.updated\nid: \S+\ndata: \{"id":"900001","status":"paid"\}\n\n/,
    )
    gone.abort()
    // A client that returns to an earlier position gets the same event again. At an unknown
    // position it learns that it has missed events.
    const [, first = ''] = /^id: (\S+)\n\n/.exec(heard) ?? []
    const back = new AbortController()
    onTestFinished(() => back.abort())
    const again = async (position: string, end: string): Promise<string> => {
      const headers = { 'last-event-id': position }
      let told = ''
      const { body } = await call('/api/v2/events', { headers, signal: back.signal })
      for await (const part of body ?? []) {
        told += decoder.decode(part, { stream: true })
        if (told.includes(end)) break
      }
      return told
    }
    expect(await again(first, '"paid"')).not.toContain('stream.reset')
    expect(await again('1002-unknown', '\n\n')).toMatch(/^event: stream.reset\n/)
  })
})
