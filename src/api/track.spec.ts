import { expect, it, vi } from 'vitest'
import { publicCalls } from './contract/public.ts'
import { initialPageState } from './page-state.ts'
import { track } from './track.ts'

const store = { getState: () => ({ page: initialPageState }), dispatch: vi.fn() }

it('goes out as its row says, at once and without a token', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('anything')))
  vi.stubGlobal('fetch', fetched)
  await track(store, { type: 'utm', data: { utm_source: 'x' } })
  const { method, path, beacon } = publicCalls.trackEvent
  expect(beacon).toBe(true)
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledWith(
    path,
    expect.objectContaining({ method, body: '{"type":"utm","data":{"utm_source":"x"}}' }),
  )
})

it('says what went wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(track(store, { type: 'utm', data: { utm_source: 'x' } })).rejects.toMatchObject({
    kind: 'FETCH_ERROR',
  })
})
