import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'

async function minutes(count: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(count * 60_000))
  await act(() => vi.dynamicImportSettled())
}
const offer = () => screen.queryByText('A new version of this site is available. Reload to update.')
const shows = () => waitFor(() => expect(offer()).toBeInTheDocument(), { timeout: 8000 })

/** The app on a host that serves this build. */
async function open(path: string, served: () => string | null) {
  const looked: string[] = []
  const app = renderApp(path, {
    answer: (call) => {
      if (!call.endsWith('/version.json')) return undefined
      looked.push(call)
      return { site: 'com', build: served(), commit: null }
    },
  })
  await app.heading(/./)
  return { ...app, looked }
}

describe('a newer build', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    dismissToast()
    vi.useRealTimers()
  })

  it('is offered once, when it has been out for a while', async () => {
    let served = 'test'
    const app = await open('/pricing', () => served)
    expect(app.looked).toEqual([])
    await minutes(10)
    await waitFor(() => expect(app.looked).not.toEqual([]))
    served = 'newer'
    await minutes(10)
    expect(offer()).toBeNull()
    await minutes(10)
    await shows()
    const toast = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(toast.getByRole('button', { name: 'Reload' })).toBeEnabled()

    // A declined offer is not repeated, neither later nor on another page.
    await app.user.click(toast.getByRole('button', { name: 'Close' }))
    await act(() => app.router.navigate('/about'))
    await minutes(30)
    expect(offer()).toBeNull()
  })

  it('is not offered while a deploy comes and goes, nor by a host that says nothing', async () => {
    let served: string | null = 'test'
    const app = await open('/pricing', () => served)
    for (const next of ['newer', 'test', 'newer', null, 'test']) {
      served = next
      await minutes(10)
    }
    expect(app.looked.length).toBeGreaterThan(3)
    expect(offer()).toBeNull()
  })

  it('waits for typed text, and goes when somebody begins to type', async () => {
    const app = await open('/auth/login', () => 'newer')
    await app.user.type(await screen.findByRole('textbox', { name: /email/i }), 'a')
    await minutes(10)
    await minutes(10)
    await minutes(10)
    expect(app.looked.length).toBeGreaterThan(2)
    expect(offer()).toBeNull()
    await act(() => app.router.navigate('/pricing'))
    await shows()
    await act(() => app.router.navigate('/auth/remind'))
    await app.user.type(await screen.findByRole('textbox', { name: /email/i }), 'b')
    expect(offer()).toBeNull()
    await act(() => app.router.navigate('/about'))
    await shows()
  })
})
