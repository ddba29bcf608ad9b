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
  ['/testcaptcha', 'customer', 'testOffer'],
  ['/pay/send_user', 'customer', 'transferLimits'],
  ['/profile/team', 'customer', 'team'],
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
    // The parts of a session load after the page, with the menu of the account.
    await app.findByRole('button', { name: /^Account of/ }, slow)
    const before = times(app, call)
    const pass = async (time: string, asked: number): Promise<void> => {
      vi.setSystemTime(new Date(time))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      await waitFor(() => expect(times(app, call) - before).toBeGreaterThanOrEqual(asked), slow)
      // No second request follows.
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
      expect(times(app, call) - before).toBe(asked)
    }
    await pass('2026-04-15T15:45:00Z', 0)
    await pass('2026-04-15T16:00:10Z', 1)
    await pass('2026-04-16T00:00:10Z', 2)
  },
)
