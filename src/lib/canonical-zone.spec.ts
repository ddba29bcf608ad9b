import { expect, it } from 'vitest'
import { canonicalZone } from './canonical-zone.ts'

it.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Nuuk', 'America/Nuuk'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Etc/UTC', 'UTC'],
  ['Mars/Olympus', 'Mars/Olympus'],
  ['', ''],
])('calls %s %s', (zone, name) => expect(canonicalZone(zone)).toBe(name))

it('keeps a zone the same, whatever it was called', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const name = canonicalZone(zone)
    expect(canonicalZone(name)).toBe(name)
    const offset = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(0)
    expect(offset(name), zone).toBe(offset(zone))
  }
})
