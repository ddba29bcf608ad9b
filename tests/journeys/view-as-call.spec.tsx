import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend, testTime } from '@/mocks/node.ts'
import { site } from '@/site/site.ts'
import { renderApp } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testTime) }))
afterEach(() => void vi.useRealTimers())

const days = 'dateFrom=2026-04-14&dateTo=2026-04-15'
/** Every view of statistics of an account, with its filters. */
const views = [
  { page: `/statistics/uploads?${days}&group=key&by=all`, call: 'tasksSummary' },
  {
    page: `/statistics/uploads?view=tasks&${days}&status=ready&key=100202&report=no`,
    call: 'tasks',
  },
  {
    page: `/statistics/graph_captures?${days}&metric=spent&by=hour&group=type&compare=previous`,
    call: 'taskGraph',
  },
  {
    page: `/proxy/statistics?${days}&group=country&user=pu1&by=hour&compare=previous`,
    call: 'proxyStatistics',
  },
]

/** The request of a curl command, as a browser would send it. */
function parseCurl(code: string): { path: string; headers: Record<string, string> } {
  const [, address = ''] = /curl '([^']+)'/.exec(code) ?? []
  const { pathname, host } = new URL(address)
  expect(host).toBe(`api.${site.canonicalHost}`)
  const fields = [...code.matchAll(/--data-urlencode '([^=']+)=([^']*)'/g)]
  const query = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  const headers = [...code.matchAll(/-H '([^:]+): ([^']+)'/g)]
  return {
    path: `${pathname}?${query}`,
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name, value])),
  }
}

describe('a view of statistics', () => {
  it.each(views)('gives the request for $page, which answers a key', async ({ page, call }) => {
    const app = renderApp(page, { persona: 'customer' })
    await app.user.click(await screen.findByText('This view as an API call', {}, slow))
    const code = await screen.findByText(/YOUR_API_KEY/, { selector: 'code, pre' }, slow)
    const { path, headers } = parseCurl(code.textContent ?? '')
    const seen = app.backend.requests.filter((request) => request.call === call)
    expect(seen.map((request) => request.path)).toContain(path)

    const program = createBackend({ persona: 'anonymous' })
    const { value } = program.db.keys.keys.find(({ id }) => id === 100_201) ?? { value: '' }
    const authorization = headers['Authorization']?.replace('YOUR_API_KEY', value) ?? ''
    const [known, got] = await Promise.all([
      app.backend.fetch(path),
      program.fetch(path, { headers: { authorization } }),
    ])
    expect(got.status).toBe(200)
    expect(await got.json()).toEqual(await known.json())
  })

  it.each([
    { page: '/public_statistics', call: 'publicStatistics' },
    { page: '/public_statistics/service-load?range=week', call: 'statisticsGraph' },
    { page: '/software/statistic/lantern?days=30', call: 'publicSoftwareStatistics' },
  ])('that is open needs no key: $page', async ({ page, call }) => {
    const app = renderApp(page, { persona: 'customer' })
    await app.user.click(await screen.findByText('This view as an API call', {}, slow))
    expect(screen.getByText(/needs no API key/)).toBeVisible()
    const code = await screen.findByText(/^curl/, { selector: 'code, pre' }, slow)
    const { path, headers } = parseCurl(code.textContent ?? '')
    expect(headers).toEqual({})
    const seen = app.backend.requests.filter((request) => request.call === call)
    expect(seen.map((request) => request.path)).toContain(path)
    expect((await createBackend({ persona: 'anonymous' }).fetch(path)).status).toBe(200)
  })

  it('is refused to a key that does not work, and no key opens the rest of the account', async () => {
    const program = createBackend({ persona: 'anonymous' })
    const ask = async (path: string, key = '') =>
      (await program.fetch(path, { headers: { authorization: `Bearer ${key}` } })).status
    const graph = '/api/v2/customer/graph?metric=tasks&granularity=day'
    const keys = program.db.keys.keys.filter(({ accountId }) => accountId === 1002)
    expect(await ask(graph, 'unknown')).toBe(401)
    for (const { value, status } of keys)
      expect([status, await ask(graph, value)]).toEqual([
        status,
        status === 'active' || status === 'rotating' ? 200 : 401,
      ])
    expect(await ask('/api/v2/customer/keys', keys[0]?.value)).toBe(401)
  })
})
