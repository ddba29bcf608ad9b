import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  deviceNow,
  deviceTime,
  forgetServerClock,
  noteServerDate,
  serverNow,
  serverTime,
} from './server-clock.ts'

const now = Date.parse('2026-11-28T12:00:00.400Z')
const hour = 60 * 60 * 1000
const dated = (date: string | null, age?: string): Headers =>
  new Headers({ ...(date !== null && { date }), ...(age !== undefined && { age }) })

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  forgetServerClock()
})

it('leaves a right clock alone, however slow the line', () => {
  noteServerDate(dated('Sat, 28 Nov 2026 12:00:00 GMT'), now - 50, now)
  noteServerDate(dated('Sat, 28 Nov 2026 11:59:56 GMT'), now - 8000, now)
  expect(serverNow()).toBe(now)
})

it.each([
  ['fast', 'Sat, 28 Nov 2026 11:00:00 GMT', -hour],
  ['slow', 'Sat, 28 Nov 2026 13:00:00 GMT', hour],
])('counts by the server while the device is an hour %s', (_, date, off) => {
  noteServerDate(dated(date), now - 100, now)
  // The header cuts off parts of a second: of what it can mean, 150 ms more than the hour is amid.
  const server = now + off + 150
  expect([serverNow(), serverTime(now)]).toEqual([server, server])
  // A window that the server closes in a quarter of an hour is open for a quarter of an hour.
  expect(deviceTime(new Date(server + hour / 4).toISOString())).toBe(now + hour / 4)
  // The next answers agree, so nothing jumps.
  vi.advanceTimersByTime(5000)
  noteServerDate(dated(new Date(server + 5000).toUTCString()), Date.now() - 80, Date.now())
  expect(serverNow()).toBe(server + 5000)
})

it('follows a clock that is set right', () => {
  noteServerDate(dated('Sat, 28 Nov 2026 13:00:00 GMT'), now - 100, now)
  vi.setSystemTime(now + hour)
  noteServerDate(dated('Sat, 28 Nov 2026 13:00:01 GMT'), now + hour + 900, now + hour + 1000)
  expect(serverNow()).toBe(now + hour + 150)
})

it('counts on evenly where the clock is set back meanwhile, and through a sleep', () => {
  noteServerDate(dated('Sat, 28 Nov 2026 12:00:00 GMT'), now - 100, now)
  expect(deviceNow()).toBe(now)
  vi.setSystemTime(now - hour)
  expect(deviceNow()).toBe(now)
  vi.advanceTimersByTime(20_000)
  expect([deviceNow(), serverNow(), serverTime(Date.now())]).toEqual([
    now + 20_000,
    now + 20_000,
    now + 20_000,
  ])
  // `Date` alone passes while a device sleeps.
  vi.setSystemTime(Date.now() + hour)
  expect(deviceNow()).toBe(now + 20_000 + hour)
})

it.each([
  ['no date', dated(null)],
  ['a wrong one', dated('soon')],
  ['that of a cache', dated('Sat, 28 Nov 2026 10:00:00 GMT', '7200')],
])('learns nothing from %s', (_, headers) => {
  noteServerDate(headers, now - 100, now)
  expect(serverNow()).toBe(now)
  expect(deviceTime(null)).toBeNaN()
})
