import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createBaseQuery } from '../../src/api/base-query.ts'
import { request } from '../../src/api/call.ts'
import { initialPageState } from '../../src/api/page-state.ts'
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { keysOf } from '../../src/lib/object.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { contractSamples } from './examples.ts'
import { requestJudge } from './judge-request.ts'
import { openApiDocument } from '../../tests/support/openapi-document.ts'
import { wireOf } from './wire.ts'

interface Sent {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

/** Sends a call as the page does, to a network that only keeps it. */
async function sentBy(call: Call, arg: unknown): Promise<Sent> {
  const sent: Sent[] = []
  const send = createBaseQuery({
    origin: 'https://site.example',
    fetch: async (url, init) => {
      sent.push({
        method: init?.method ?? '',
        url: new URL(url instanceof Request ? url.url : url),
        headers: new Headers(init?.headers),
        body: init?.body ?? undefined,
      })
      return Response.json({})
    },
    csrfToken: () => 'token',
    wait: async () => {},
    random: () => 0.5,
  })
  const { signal } = new AbortController()
  const page = { ...initialPageState, hostname: 'site.example' }
  const getState = () => ({ page })
  await send(request(call, arg), { signal, getState, dispatch: vi.fn() })
  const [one] = sent
  if (!one) throw new Error(`${call.path} was not sent.`)
  return one
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** The arguments of a call's samples, as a page gives them: the base query adds the host. */
const argsOf = (name: CallName): unknown[] => {
  const call: Call = calls[name]
  return contractSamples(name).map((sample) =>
    call.hostname && isRecord(sample)
      ? Object.fromEntries(Object.entries(sample).filter(([key]) => key !== 'hostname'))
      : sample,
  )
}

let judge: ReturnType<typeof requestJudge>
beforeAll(async () => {
  judge = requestJudge(await openApiDocument())
}, 120_000)

describe('what the site sends', () => {
  const names = keysOf(calls)

  it.each(names)('fits the document: %s', async (name: CallName) => {
    const call: Call = calls[name]
    const operation = judge.operationOf(call)
    expect(at(operation, 'operationId')).toBe(name)
    for (const sample of argsOf(name))
      expect(judge.strayOf(await sentBy(call, sample), operation)).toEqual([])
  })

  it('is judged: a stray parameter, a wrong body and a body too many are named', async () => {
    const operation = judge.operationOf(calls.updateUser)
    const sent = await sentBy(calls.updateUser, { theme: 'dark' })
    expect(judge.strayOf(sent, operation)).toEqual([])
    sent.url.searchParams.set('extra', '1')
    expect(judge.strayOf({ ...sent, body: '{"theme":5}' }, operation)).toEqual([
      'extra is no parameter',
      expect.stringMatching(/theme/),
    ])
    const logout = await sentBy(calls.logout, undefined)
    expect(judge.strayOf({ ...logout, body: '{}' }, judge.operationOf(calls.logout))).toEqual([
      'a body is sent',
    ])
  })

  it.each(names)('is what the checks of a backend send: %s', async (name: CallName) => {
    const call: Call = calls[name]
    for (const sample of argsOf(name)) {
      const sent = await sentBy(call, sample)
      const wire = wireOf(call, sample)
      // The page adds its host and its token, and keys of calls that may be repeated.
      if (call.hostname) sent.url.searchParams.delete('hostname')
      const added = ['x-csrf-token', ...(call.idempotent ? [] : ['idempotency-key'])]
      for (const header of added) sent.headers.delete(header)
      expect({ method: wire.method, path: wire.path }).toEqual({
        method: sent.method,
        path: sent.url.pathname + sent.url.search,
      })
      expect(Object.fromEntries(new Headers(wire.headers))).toEqual(
        Object.fromEntries(sent.headers),
      )
      if (typeof wire.body === 'string') expect(wire.body).toBe(sent.body)
      else expect(wire.body instanceof FormData).toBe(sent.body instanceof FormData)
    }
  })

  it('has some calls without a body, and some with files', () => {
    const withHeader = names.filter((name) =>
      judge
        .parametersOf(judge.operationOf(calls[name]))
        .some((one) => at(one, 'name') === 'X-Requested-With'),
    )
    expect(withHeader).toEqual(expect.arrayContaining(['logout', 'removeIp', 'readTicket']))
    expect(withHeader).toEqual(expect.arrayContaining(['updateAvatar', 'sendTestTask']))
    expect(withHeader).not.toContain('nextTask')
    expect(withHeader).not.toContain('trackEvent')
  })
})
