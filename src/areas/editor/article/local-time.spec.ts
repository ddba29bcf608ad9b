import { describe, expect, it, vi } from 'vitest'
import { localTime, readLocalTime } from './local-time.ts'

describe('a time in a person’s zone', () => {
  // Before the others: a package may keep the first zone that it has read.
  it('is that of UTC where neither the account nor the device names a zone', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      locale: 'en',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'Etc/Unknown',
    })
    expect(localTime(new Date('2026-04-15T09:30:00Z'))).toBe('2026-04-15T09:30')
    expect(readLocalTime('2026-04-15T09:30')).toEqual({
      kind: 'once',
      at: '2026-04-15T09:30:00.000Z',
    })
  })

  it.each([
    ['2026-04-15T09:30:00.000Z', 'Europe/Berlin', '2026-04-15T11:30'],
    ['2026-01-15T09:30:00.000Z', 'Europe/Berlin', '2026-01-15T10:30'],
    ['2026-04-15T20:30:00.000Z', 'Asia/Shanghai', '2026-04-16T04:30'],
    ['2026-03-29T00:30:00.000Z', 'Europe/Berlin', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-04-15T09:30:00.000Z', 'UTC', '2026-04-15T09:30'],
  ])('%s in %s is %s, both ways', (iso, zone, local) => {
    expect(localTime(new Date(iso), zone)).toBe(local)
    expect(readLocalTime(local, zone)).toEqual({ kind: 'once', at: iso })
  })

  it('is none for what is no time, and the device’s own where the zone is unknown', () => {
    expect(readLocalTime('')).toEqual({ kind: 'none' })
    expect(readLocalTime('2026-13-45T99:99', 'UTC')).toEqual({ kind: 'none' })
    expect(readLocalTime('2026-04-15T09:30', 'Nowhere/City')).toEqual({
      kind: 'once',
      at: '2026-04-15T09:30:00.000Z',
    })
  })

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin'],
    ['2026-03-08T02:00', 'America/New_York'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe'],
  ])('%s never comes in %s, whose clocks leave it out', (local, zone) =>
    expect(readLocalTime(local, zone)).toEqual({ kind: 'never' }),
  )

  it.each([
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    [
      '2026-11-01T01:00',
      'America/New_York',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
    ],
  ])('%s comes twice in %s', (local, zone, first, second) =>
    expect(readLocalTime(local, zone)).toEqual({ kind: 'twice', first, second }),
  )
})
