import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const times = (app: Rendered, name: CallName): number =>
  app.backend.requests.filter(({ call, status }) => call === name && status === 200).length

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-15T15:30:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Pages with figures of "today", and what they are asked for. */
const pages: readonly (readonly [address: string, persona: PersonaName, call: CallName])[] = [
  ['/enterpage', 'customer', 'dashboard'],
  ['/setting', 'customer', 'keys'],
  ['/setting?tab=limits', 'customer', 'spendingLimits'],
  ['/play-and-earn/rewards', 'worker', 'rewards'],
]

it.each(pages)(
  '%s asks again when the day changes, in the person’s zone and in UTC',
  async (address, persona, call) => {
    const app = renderApp(address, {
      persona,
      arrange: ({ db }) => {
        for (const account of db.accounts) account.timezone = 'Asia/Shanghai'
      },
    })
    await waitFor(() => expect(times(app, call)).toBeGreaterThan(0), slow)
    // The parts of a session load after the page.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    const at = async (time: string): Promise<number> => {
      const before = times(app, call)
      vi.setSystemTime(new Date(time))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
      return times(app, call) - before
    }
    expect(await at('2026-04-15T15:45:00Z')).toBe(0)
    expect(await at('2026-04-15T16:00:10Z')).toBe(1)
    expect(await at('2026-04-16T00:00:10Z')).toBe(1)
  },
)
