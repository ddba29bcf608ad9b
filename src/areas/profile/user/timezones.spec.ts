import { expect, it } from 'vitest'
import { localZoneName, timeIn, timezoneRegions, zoneName } from './timezones.ts'

it('offers every zone of the browser once, and those in use whatever they are', () => {
  const regions = timezoneRegions('Europe/Berlin', 'Mars/Olympus')
  const zones = regions.flatMap((region) => region.zones)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(
    expect.arrayContaining(['UTC', 'Europe/Berlin', 'Mars/Olympus', 'America/New_York']),
  )
  // A zone of two names is offered once.
  expect(zones).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata']))
  for (const former of ['Europe/Kiev', 'Asia/Calcutta']) {
    expect(zones).not.toContain(former)
    expect(timezoneRegions(former)).toEqual(timezoneRegions())
  }
  expect(regions[0]).toEqual({ name: '', zones: ['UTC'] })
  expect(regions.map(({ name }) => name)).toEqual(regions.map(({ name }) => name).toSorted())
})

it.each([
  ['UTC', 'UTC'],
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Argentina, Buenos Aires'],
  ['America/St_Johns', 'St. John’s'],
  ['Antarctica/DumontDUrville', 'Dumont d’Urville'],
])('calls %s %s', (zone, name) => expect(zoneName(zone)).toBe(name))

it('names zones in the language of the reader', () => {
  const names = (zone: string) => ['en', 'ru', 'zh-CN'].map((locale) => localZoneName(zone, locale))
  expect(names('Europe/Moscow')).toEqual(['Moscow', 'Москва', '莫斯科'])
  expect(names('America/New_York')).toEqual(['New York', 'Нью-Йорк', '纽约'])
  expect(names('Asia/Taipei')[2]).toBe('台北')
  expect(names('UTC')).toEqual(['UTC', 'UTC', 'UTC'])
  expect(names('Mars/Olympus')).toEqual(['Olympus', 'Olympus', 'Olympus'])
})

it('tells the time there', () => {
  const now = Date.parse('2026-04-15T09:30:00Z')
  expect([
    timeIn('Europe/Berlin', 'ru', now),
    timeIn('UTC', 'zh-CN', now),
    timeIn('Mars/Olympus', 'en', now),
  ]).toEqual(['11:30', '09:30', ''])
})
