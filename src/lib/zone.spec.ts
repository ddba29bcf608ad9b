import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, startOfDay } from './zone.ts'

const at = (time: number): string => new Date(time).toISOString()

describe('a day in a zone', () => {
  it('is the one that its clocks show', () => {
    const time = Date.parse('2026-04-15T22:30:00Z')
    expect([dayIn('UTC', time), dayIn('Europe/Moscow', time), dayIn('America/New_York', time)]).toEqual(['2026-04-15', '2026-04-16', '2026-04-15'])
    expect(dayIn('Nowhere/Else', time)).toBe('2026-04-15')
  })
  it('begins at its own midnight, on both sides of a change of the clocks', () => {
    expect(at(startOfDay('2026-04-15', 'UTC'))).toBe('2026-04-15T00:00:00.000Z')
    expect(at(startOfDay('2026-04-15', 'Asia/Shanghai'))).toBe('2026-04-14T16:00:00.000Z')
    expect(at(startOfDay('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-28T23:00:00.000Z')
    expect(at(startOfDay('2026-03-30', 'Europe/Berlin'))).toBe('2026-03-29T22:00:00.000Z')
    expect(at(startOfDay('2026-11-02', 'America/New_York'))).toBe('2026-11-02T05:00:00.000Z')
  })
  it.each(['2026-02-31', '2026-2-3', 'tomorrow', ''])('%s is none', (text) => expect(startOfDay(text, 'UTC')).toBeNaN())
  it('is counted from another', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-04-09', '2026-04-15')).toBe(7)
  })
})
