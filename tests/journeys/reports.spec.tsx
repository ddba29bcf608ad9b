import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { Report } from '../../builds/reports/schema.ts'
import { collectFaults } from '@/app/reports/collect.ts'
import { sendReportsTo } from '@/lib/report.ts'
import { onSite } from '../support/on-site.ts'
import { renderApp } from '../support/render-app.tsx'
import { timeoutsByTimers } from '../support/timeouts.ts'

const collector = 'https://reports.example/site'
const secret = '0123456789abcdef0123456789abcdef'

function beacons(send: (url: string | URL) => boolean) {
  const sent: { url: string; body: Blob }[] = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      sent.push({ url, body })
      return send(url)
    },
  })
  return sent
}
const pass = async (seconds: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await act(() => vi.dynamicImportSettled())
}
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  timeoutsByTimers()
  onSite('com', { reportUrl: collector })
})
afterEach(() => {
  sendReportsTo(null)
  Reflect.deleteProperty(navigator, 'sendBeacon')
  vi.useRealTimers()
})

describe('what visitors meet', () => {
  it('is told to the collector in one beacon, with where and without whom', async () => {
    const sent = beacons(() => true)
    history.replaceState(null, '', `/auth/check_key/${secret}/1001?token=${secret}`)
    collectFaults()
    const app = renderApp('/pricing', {
      arrange: (backend) => void backend.fail({ call: 'customerPrices', error: 503 }),
    })
    await app.heading(/./)
    const error = new TypeError(`Cannot read properties of undefined (reading '${secret}')`)
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error(secret) })
    dispatchEvent(rejection)
    dispatchEvent(rejection)
    await pass(20)
    await waitFor(() => expect(sent.length).toBeGreaterThan(0))
    hide(true)
    const bodies = await Promise.all(sent.map(({ body }) => body.text()))
    const reports = bodies.map((body) => JSON.parse(body))
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set([collector]))
    expect(reports[0]).toMatchObject({ site: 'com', build: 'test', language: 'en' })
    // What docs/report.schema.json says, and nothing else.
    for (const report of reports) v.parse(Report, report)
    const entries = reports.flatMap((report) => report.entries)
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        name: 'TypeError',
        message: 'Cannot read properties of undefined reading …',
        route: '/auth/check_key/{hash}/{userId}',
      }),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'problem',
        method: 'GET',
        path: '/api/v2/customer/prices',
        problem: 'HTTP',
        status: 503,
      }),
    )
    expect(entries.filter(({ kind }) => kind === 'rejection')).toHaveLength(1)
    expect(bodies.join('')).not.toContain(secret.slice(0, 8))
    expect(bodies.join('')).not.toContain('1001')
  })

  it('is told at most twenty times, and changes nothing where the collector is blocked', async () => {
    const sent = beacons(() => {
      throw new TypeError('blocked')
    })
    collectFaults()
    const app = renderApp('/pricing')
    await app.heading(/./)
    await pass(4)
    for (let count = 100; count < 200; count += 1) {
      const error = new Error('x')
      error.stack = `Error: x\n    at ${location.origin}/assets/app-a1b2c3d4.js:1:${count}`
      dispatchEvent(new ErrorEvent('error', { error }))
    }
    await pass(6)
    hide(true)
    const bodies = await Promise.all(sent.map(({ body }) => body.text()))
    expect(bodies.flatMap((body) => JSON.parse(body).entries)).toHaveLength(20)
    for (const body of bodies) v.parse(Report, JSON.parse(body))
    await act(() => app.router.navigate('/about'))
    await app.heading(/./)
  })
})
