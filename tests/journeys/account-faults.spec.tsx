import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls as contract } from '@/api/contract/index.ts'
import type { CallName } from '@/api/contract/index.ts'
import { testTime } from '@/mocks/node.ts'
import type { Failure } from '@/mocks/settings.ts'
import { sample } from '../support/full.ts'
import { samplePages } from '../support/pages.ts'
import { timeoutsByTimers } from '../support/timeouts.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

// quality.md section 2 for every call that the screens of customer and pay make by themselves:
// after any failure the page keeps its heading and its header, explains the failure, and recovers
// by one press. Calls that a press makes are tested in the journey of their form. This runs one
// screen of each area; `npm run test:full` runs all of them.

const screens = sample(
  [
    ...samplePages
      // The token of a mailed link is removed from the address as soon as it has been read.
      .filter(({ id, area }) => ['customer', 'pay'].includes(area) && id !== 'sendUserHash')
      .map(({ area, address }) => ({ area, path: address })),
    ...[
      '/setting?tab=limits',
      '/setting?tab=software',
      '/statistics/uploads?view=tasks',
      '/statistics/uploads?view=tasks&task=7255801423',
    ].map((path) => ({ area: 'customer', path })),
  ],
  ({ area }) => area,
).map(({ path }) => path)

const first = 'html'
/**
 * The failures, each with the seconds until a GET has given up: three tries of 15 s if nothing
 * answers.
 */
const others: [NonNullable<Failure['error']>, seconds: number][] = [
  ['shape', 1],
  [403, 1],
  [404, 1],
  [500, 1],
  [429, 4],
  ['network', 4],
  ['timeout', 50],
]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  timeoutsByTimers()
})
afterEach(() => void vi.useRealTimers())

/** Advances the time and lets the answers arrive. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await act(() => vi.dynamicImportSettled())
}

async function open(path: string, failure?: Failure): Promise<{ app: Rendered; heal: () => void }> {
  let heal = () => {}
  const app = renderApp(path, {
    persona: 'customer',
    arrange: (backend) => failure && (heal = backend.fail(failure)),
  })
  await app.heading(/\S/)
  await pass(2)
  return { app, heal }
}

/** The calls of a screen before any press. The session's own call is tested elsewhere. */
const readBy = (app: Rendered): CallName[] =>
  [
    ...new Set(
      app.backend.requests.flatMap(({ call, method }) => (call && method === 'GET' ? [call] : [])),
    ),
  ].filter(
    (call) => call !== 'user' && contract[call].path.startsWith('/api/v') && call !== 'events',
  )

const retries = () => screen.queryAllByRole('button', { name: 'Try again' })

function expectStanding(said: string): void {
  expect(screen.getByRole('banner'), said).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 }), said).toBeVisible()
  // The text contains no key of a locale file.
  expect(document.body.textContent, said).not.toMatch(/\b(?:problem|error|action|nav)\.[a-z]+/)
}

/**
 * Calls that a screen can do without, such as names beside a choice or the list of another tab. It
 * does not mention their failure.
 */
const aside: Readonly<Record<string, readonly CallName[]>> = {
  '/setting?tab=limits': ['keys'],
  '/setting?tab=software': ['keys'],
  '/setting/pingback_log': ['pingbackHosts'],
  '/statistics/uploads': ['keys'],
  '/statistics/uploads?view=tasks': ['keys', 'exports'],
  '/statistics/uploads?view=tasks&task=7255801423': ['keys', 'exports'],
  '/statistics/graph_captures': ['keys'],
}

/** The calls of every account page: the bar that reports an incident. */
const everywhere: readonly CallName[] = ['serviceStatus']

/** For a missing record these screens say so and link to the list: there is nothing to retry. */
const things: readonly CallName[] = ['task', 'payment', 'paymentMethod']

it.each(screens)(
  '%s stands whatever its calls answer, and one press brings it back',
  { timeout: 120_000 },
  async (path) => {
    const whole = await open(path)
    const calls = readBy(whole.app)
    expect(retries()).toHaveLength(0)
    whole.app.unmount()
    for (const call of calls) {
      const { app, heal } = await open(path, { call, error: first })
      expectStanding(`${call} ${first}`)
      // A wrong answer is logged for developers.
      vi.mocked(console.error).mockClear()
      if (everywhere.includes(call) || aside[path]?.includes(call)) {
        expect(retries(), call).toHaveLength(0)
        app.unmount()
        continue
      }
      let end = heal
      for (const [error, seconds] of others) {
        if (error === 404 && things.includes(call)) continue
        end()
        end = app.backend.fail({ call, error })
        const before = app.backend.requests.length
        press(call)
        await pass(seconds)
        expect(app.backend.requests.length, `${call} ${error}`).toBeGreaterThan(before)
        expectStanding(`${call} ${error}`)
        expect(app.address(), `${call} ${error}`).toBe(path)
        if (error === 'shape') vi.mocked(console.error).mockClear()
      }
      end()
      press(call)
      await pass(2)
      expect(retries(), call).toHaveLength(0)
      app.unmount()
    }
  },
)

it.each(screens)(
  '%s leads away from what nobody may see any more where the session has ended',
  async (path) => {
    const { app } = await open(path)
    app.backend.signInAs('anonymous')
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    // Visitors are invited to a trial, and the guard of that page redirects there.
    await arrivesAt(
      app,
      path === '/testcaptcha'
        ? '/#order-captchas'
        : `/auth/login?return_to=${encodeURIComponent(path)}`,
    )
  },
)

function press(call: CallName): void {
  const buttons = retries()
  expect(buttons.length, call).toBeGreaterThan(0)
  // Two places may miss the same call.
  for (const button of buttons) act(() => button.click())
}
