// @vitest-environment jsdom
import { getResponse } from 'msw/utils/get-response'
import { describe, expect, it } from 'vitest'
import { calls } from '../api/contract/index.ts'
import { keysOf } from '../lib/object.ts'
import { openBackend } from './backend.ts'
import { pageTransport } from './browser.ts'
import { mswHandlers } from './msw.ts'
import { createBackend } from './node.ts'
import { callOf, mockedCalls } from './route.ts'

const handlers = mswHandlers(openBackend(), pageTransport)
const ask = (path: string, init?: RequestInit) =>
  getResponse(handlers, new Request(new URL(path, location.origin), init))
const cookie = (name: string) =>
  document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))

it('every call takes its own method and path', () => {
  expect(mockedCalls).toHaveLength(keysOf(calls).length)
  for (const { name, route } of mockedCalls)
    expect(callOf(route.method, route.path.replace(/\{\w+\}/g, 'x'))?.name).toBe(name)
})

describe('in a page', () => {
  it('msw answers calls and keeps the cookies in the document', async () => {
    const login = { email: 'customer@glyphwork.example', password: 'Glyphwork-demo-1' }
    expect(
      (
        await ask('/api/v2/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(login),
        })
      )?.status,
    ).toBe(200)
    expect(cookie('session')).toBeDefined()
    expect(await (await ask('/api/v2/user'))?.json()).toMatchObject({ email: login.email })
    expect(
      (
        await ask('/api/v2/auth/logout', {
          method: 'POST',
          headers: { 'x-requested-with': 'fetch' },
        })
      )?.status,
    ).toBe(204)
    expect(cookie('session')).toBeUndefined()
  })

  it('msw leaves everything else alone and names what is missing', async () => {
    for (const path of ['/', '/src/api/call.ts', '/api', '/apiary/x'])
      expect(await ask(path)).toBeUndefined()
    expect((await ask('/api/v9/none'))?.status).toBe(501)
    expect((await ask('/api/v2/user', { headers: { 'x-mock': 'error=network' } }))?.type).toBe(
      'error',
    )
  })

  it('a test backend shows the token to scripts, the session not', async () => {
    const backend = createBackend({ persona: 'customer' })
    await backend.fetch('/api/v2/auth/csrf')
    const token = cookie('csrf_token')?.split('=')[1] ?? ''
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(cookie('session')).toBeUndefined()
    const put = (headers: Record<string, string>) =>
      backend.fetch('/api/v2/user', {
        method: 'PUT',
        body: '{}',
        headers: { 'content-type': 'application/json', ...headers },
      })
    expect([(await put({})).status, (await put({ 'x-csrf-token': token })).status]).toEqual([
      403, 200,
    ])
    backend.close()
    expect(cookie('csrf_token')).toBeUndefined()
  })
})
