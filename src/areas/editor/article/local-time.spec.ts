import { describe, expect, it } from 'vitest'
import { localTime, readLocalTime } from './local-time.ts'

describe('a time in a person’s zone', () => {
  it.each([
    ['2026-04-15T09:30:00.000Z', 'Europe/Berlin', '2026-04-15T11:30'],
    ['2026-01-15T09:30:00.000Z', 'Europe/Berlin', '2026-01-15T10:30'],
    ['2026-04-15T20:30:00.000Z', 'Asia/Shanghai', '2026-04-16T04:30'],
    ['2026-03-29T00:30:00.000Z', 'Europe/Berlin', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-04-15T09:30:00.000Z', 'UTC', '2026-04-15T09:30'],
  ])('%s in %s is %s, both ways', (iso, zone, local) => {
    expect(localTime(new Date(iso), zone)).toBe(local)
    expect(readLocalTime(local, zone)).toBe(iso)
  })

  it('is none for what is no time, and the device’s own where the zone is unknown', () => {
    expect(readLocalTime('')).toBeNull()
    expect(readLocalTime('2026-13-45T99:99', 'UTC')).toBeNull()
    expect(readLocalTime('2026-04-15T09:30', 'Nowhere/City')).toBe('2026-04-15T09:30:00.000Z')
  })
})
