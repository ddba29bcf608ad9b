import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, startOfDay } from './zone.ts'

const at = (time: number): string => new Date(time).toISOString()

describe('a day in a zone', () => {
  it('is the one that its clocks show', () => {
    const time = Date.parse('2026-04-15T22:30:00Z')
    expect([
      dayIn('UTC', time),
      dayIn('Europe/Moscow', time),
      dayIn('America/New_York', time),
    ]).toEqual(['2026-04-15', '2026-04-16', '2026-04-15'])
    expect(dayIn('Nowhere/Else', time)).toBe('2026-04-15')
  })
  it('begins at its own midnight, on both sides of a change of the clocks', () => {
    expect(at(startOfDay('2026-04-15', 'UTC'))).toBe('2026-04-15T00:00:00.000Z')
    expect(at(startOfDay('2026-04-15', 'Asia/Shanghai'))).toBe('2026-04-14T16:00:00.000Z')
    expect(at(startOfDay('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-28T23:00:00.000Z')
    expect(at(startOfDay('2026-03-30', 'Europe/Berlin'))).toBe('2026-03-29T22:00:00.000Z')
    expect(at(startOfDay('2026-11-02', 'America/New_York'))).toBe('2026-11-02T05:00:00.000Z')
  })
  it.each([
    // At midnight the clocks go from 0:00 to 1:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    // At 1:00 they go back to 0:00: the day begins at the first midnight.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // At midnight they go back to 23:00 of the day before.
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['Nowhere/Else', '2026-04-05', '2026-04-05T00:00:00.000Z'],
  ])('begins in %s on %s at %s', (zone, date, moment) =>
    expect(at(startOfDay(date, zone))).toBe(moment),
  )
  it.each(['2026-02-31', '2026-2-3', 'tomorrow', ''])('%s is none', (text) =>
    expect(startOfDay(text, 'UTC')).toBeNaN(),
  )
  it('is counted from another', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-04-09', '2026-04-15')).toBe(7)
  })
})
