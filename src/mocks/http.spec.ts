import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttp } from './http.ts'
import type { MockServer } from './http.ts'
import { personaEmail, personaPassword } from './personas.ts'

let server: MockServer
beforeAll(async () => {
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())

/** A client that keeps its cookies, as a browser context does. */
function client() {
  const cookies = new Map<string, string>()
  let last: string[] = []
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(server.url + path, { ...init, headers })
    last = response.headers.getSetCookie()
    for (const cookie of last) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const email = async (): Promise<unknown> => (await (await ask('/api/v2/user')).json())?.email
  return { ask, post, email, cookies, setCookies: () => last }
}

describe('the HTTP server', () => {
  it('serves a list of proxies to a program that has its address alone, until that is renewed', async () => {
    const [owner, program] = [client(), client()]
    await owner.post('/__mock', { persona: 'customer' })
    // The program is no browser: all that it shares with the owner is this test's backend.
    program.cookies.set('mock', owner.cookies.get('mock') ?? '')
    const asked = { country: 'DE', count: 3, userId: 'pu1', protocol: 'http', format: 'url' }
    const made = await owner.post(
      '/api/v2/proxy/list_links',
      { ...asked, label: 'Crawler', source: 'gateway', product: null },
      { 'x-csrf-token': owner.cookies.get('csrf_token') ?? '' },
    )
    const { record, url } = await made.json()
    expect(url.startsWith(server.url)).toBe(true)
    const path = url.slice(server.url.length)
    const loaded = await program.ask(path)
    expect(loaded.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await loaded.text()).trim().split('\n')).toEqual(
      [1, 2, 3].map((n) => expect.stringMatching(`-country-de-rotate-${n}:.*@gate`)),
    )
    const { records } = await (await owner.ask('/api/v2/proxy/list_links')).json()
    expect(records.at(-1)).toMatchObject({ id: record.id, loadsDay: 1 })
    await owner.post(
      `/api/v2/proxy/list_links/${record.id}/rotate`,
      {},
      { 'x-csrf-token': owner.cookies.get('csrf_token') ?? '' },
    )
    expect((await program.ask(path)).status).toBe(404)
  })

  it('makes a client a persona, apart from the others', async () => {
    const [one, two, three] = [client(), client(), client()]
    expect((await one.post('/__mock', { persona: 'customer' })).status).toBe(204)
    expect(one.setCookies().find((cookie) => cookie.startsWith('session='))).toMatch(
      /; Path=\/; SameSite=Lax; .*HttpOnly/,
    )
    await two.post('/__mock', {
      persona: 'worker',
      failures: [{ error: 503, call: 'dashboard' }, 'delay=1'],
      latency: 1,
    })
    expect([await one.email(), await two.email(), await three.email()]).toEqual([
      'customer@glyphwork.example',
      'worker@glyphwork.example',
      undefined,
    ])
    expect([
      (await one.ask('/api/v2/dashboard')).status,
      (await two.ask('/api/v2/dashboard')).status,
    ]).toEqual([200, 503])
    await two.post('/__mock', { failures: [] })
    expect((await two.ask('/api/v2/dashboard')).status).toBe(200)
    await two.post('/__mock', { persona: 'anonymous' })
    expect(await two.email()).toBeUndefined()
  })

  it('keeps state until it is reset, at the time it is given', async () => {
    const { post, ask, email } = client()
    await post('/__mock', { persona: 'message', clock: '2026-02-01T12:00:00Z' })
    const user = await (await ask('/api/v2/user')).json()
    await ask('/api/v2/user/system_message_read', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: user.profile.systemMessage.id }),
    })
    expect((await (await ask('/api/v2/user')).json()).profile.systemMessage).toBeNull()
    expect((await (await ask('/api/v2/dashboard')).json()).load.updatedAt).toBe(
      '2026-02-01T12:00:00.000Z',
    )
    await post('/__mock', { reset: true })
    expect(await email()).toBeUndefined()
    await post('/__mock', { persona: 'message' })
    expect((await (await ask('/api/v2/user')).json()).profile.systemMessage).not.toBeNull()
  })

  it('says what is wrong with a wish', async () => {
    const { post, ask } = client()
    const wrong = [
      { persona: 'boss' },
      { failures: ['error=oops'] },
      { failures: [{ call: 'none' }] },
      { clock: 'soon' },
      { colour: 'red' },
      5,
    ]
    for (const wish of wrong) {
      const answer = await post('/__mock', wish)
      expect(answer.status).toBe(400)
      expect((await answer.json()).error).toMatch(/allowed/i)
    }
    const answer = await ask('/__mock')
    expect(answer.status).toBe(200)
    expect((await answer.json()).personas).toContain('customer-empty')
  })

  it('signs in with an HttpOnly session and a readable token', async () => {
    const { post, ask, cookies, setCookies, email } = client()
    await post('/__mock', {})
    await ask('/api/v2/auth/csrf')
    expect(setCookies()[0]).toMatch(/^csrf_token=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)
    const person = {
      email: 'customer@glyphwork.example',
      password: 'Glyphwork-demo-1',
      remember: true,
    }
    expect((await post('/api/v2/auth/login', person)).status).toBe(403)
    const token = { 'x-csrf-token': cookies.get('csrf_token') ?? '' }
    expect((await post('/api/v2/auth/login', person, token)).status).toBe(200)
    expect(setCookies()[0]).toMatch(
      /^session=[0-9a-f]{32}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/,
    )
    expect(await email()).toBe('customer@glyphwork.example')
    expect((await post('/api/v2/auth/logout', {}, token)).status).toBe(204)
    expect(cookies.has('session')).toBe(false)
  })

  it('breaks the connection, hangs, and knows only its own paths', async () => {
    const { ask, post } = client()
    await expect(ask('/api/v2/user', { headers: { 'x-mock': 'error=network' } })).rejects.toThrow(
      'fetch failed',
    )
    await expect(
      ask('/api/v2/user', {
        headers: { 'x-mock': 'error=timeout' },
        signal: AbortSignal.timeout(50),
      }),
    ).rejects.toThrow('timeout')
    expect((await ask('/index.html')).status).toBe(404)
    expect((await ask('//evil.example/api/v2/user')).status).toBe(404)
    expect((await ask('/api/v2/none')).status).toBe(501)
    expect((await post('/api/v2/auth/login', 'x'.repeat(26_000_000))).status).toBe(413)
    expect((await ask('/api/v2/user', { method: 'HEAD' })).status).toBe(501)
  })

  it('closes even while a call hangs', async () => {
    const own = await startHttp({ port: 0 })
    const hanging = fetch(`${own.url}/api/v2/user`, {
      headers: { 'x-mock': 'error=timeout' },
    }).catch(() => 'gone')
    await new Promise((resolve) => setTimeout(resolve, 30))
    await own.close()
    expect(await hanging).toBe('gone')
  })

  it('runs in plain Node and ends on SIGTERM', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'http.ts'), '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    const url = /http:\S+/.exec(String(line))?.[0] ?? ''
    expect((await fetch(`${url}/api/v2/public_statistics`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    const wrong = spawn(process.execPath, [join(import.meta.dirname, 'http.ts'), '--port', 'x'], {
      stdio: 'ignore',
    })
    expect(await once(wrong, 'exit')).toEqual([1, null])
  })
})

describe('a server for days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-state-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const signIn = (url: string, name: string) =>
    fetch(`${url}/api/v2/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'a', cookie: 'csrf_token=a' },
      body: JSON.stringify({ email: personaEmail(name), password: personaPassword }),
    })

  it('keeps what was done over a restart, in one file', async () => {
    const keep = join(folder, 'state.sqlite')
    const first = await startHttp({ port: 0, keep })
    const answer = await signIn(first.url, 'customer')
    expect(answer.status).toBe(200)
    await first.close()
    const second = await startHttp({ port: 0, keep, isEmpty: true })
    expect([first.isKept, second.isKept, second.personas.length > 2]).toEqual([false, true, true])
    await expect(startHttp({ port: 0, keep })).rejects.toThrow('another mock uses it')
    const session = answer.headers.getSetCookie().find((one) => one.startsWith('session='))
    const user = await fetch(`${second.url}/api/v2/user`, {
      headers: { cookie: String(session).split(';')[0] ?? '' },
    })
    expect((await user.json()).email).toBe(personaEmail('customer'))
    await second.close()
    expect(readdirSync(folder)).toEqual(['state.sqlite'])
  })

  it('says why a file cannot be used', async () => {
    const text = join(folder, 'notes.txt')
    writeFileSync(text, 'no database, but long enough to be read as one'.repeat(100))
    await expect(startHttp({ port: 0, keep: text })).rejects.toThrow('file is not a database')
    const database = (name: string, sql: string) => {
      const made = new DatabaseSync(join(folder, name))
      made.exec(sql)
      made.close()
      return join(folder, name)
    }
    const table = 'CREATE TABLE state (id INTEGER PRIMARY KEY, data TEXT NOT NULL);'
    const old = database('old.sqlite', `${table} INSERT INTO state VALUES (1, '{"version":1}')`)
    await expect(startHttp({ port: 0, keep: old })).rejects.toThrow('another version of the mock')
    const foreign = database('places.sqlite', 'CREATE TABLE bookmarks (url TEXT)')
    await expect(startHttp({ port: 0, keep: foreign })).rejects.toThrow('of another program')
    const nowhere = join(folder, 'no-folder', 'state.sqlite')
    await expect(startHttp({ port: 0, keep: nowhere })).rejects.toThrow(
      `${nowhere} cannot keep the data: unable to open database file`,
    )
  })

  it('offers the stream of events to everybody where it is told to', async () => {
    const live = await startHttp({ port: 0, isLive: true })
    const answer = await signIn(live.url, 'customer')
    const cookie = String(answer.headers.getSetCookie().find((one) => one.startsWith('session=')))
    const stop = new AbortController()
    const events = await fetch(`${live.url}/api/v2/events`, {
      headers: { cookie, accept: 'text/event-stream' },
      signal: stop.signal,
    })
    expect([events.status, events.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    stop.abort()
    await live.close()
  })

  it('begins empty, and logs each call with its row', async () => {
    const lines: string[] = []
    const empty = await startHttp({ port: 0, isEmpty: true, onCall: (line) => lines.push(line) })
    expect((await signIn(empty.url, 'customer')).status).toBe(400)
    const answer = await signIn(empty.url, 'admin')
    expect(answer.status).toBe(200)
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const read = async (path: string) =>
      (await fetch(empty.url + path, { headers: { cookie } })).json()
    expect(await read('/api/v2/payments')).toMatchObject({ records: [], totalCount: 0 })
    expect(await read('/api/v1/articles?language=en')).toMatchObject({ articles: [] })
    await fetch(`${empty.url}/api/v2/nothing`)
    await fetch(`${empty.url}/getBalance`, { method: 'POST', body: '{"clientKey":"x"}' })
    expect(lines.map((line) => line.replace(/\d+ ms$/, 'N ms'))).toEqual([
      'POST  /api/v2/auth/login  login  400  N ms',
      'POST  /api/v2/auth/login  login  200  N ms',
      'GET  /api/v2/payments  payments  200  N ms',
      'GET  /api/v1/articles?language=en  articles  200  N ms',
      'GET  /api/v2/nothing  no call of the contract  501  N ms',
      "POST  /getBalance  customers' API  200  N ms",
    ])
    await empty.close()
  })
})
