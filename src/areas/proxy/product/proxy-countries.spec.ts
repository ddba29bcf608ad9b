import { describe, expect, it } from 'vitest'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import { countryTable, isProxyCountry, offsetsOf, offsetText } from './proxy-countries.ts'

const winter = new Date('2026-01-15T12:00:00Z')
/** "GMT-3:30" as minutes. */
function minutesOf(timeZone: string): number {
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(winter)
    .find(({ type }) => type === 'timeZoneName')
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d+):(\d+))?/.exec(text?.value ?? '') ?? []
  return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`)
}

describe('the countries', () => {
  it('have a row for every address', () => {
    expect(Object.keys(countryTable).toSorted()).toEqual(proxyCountries.toSorted())
    expect(isProxyCountry('uk')).toBe(true)
    expect(isProxyCountry('gb')).toBe(false)
    expect(isProxyCountry('constructor')).toBe(false)
    expect(isProxyCountry(undefined)).toBe(false)
  })

  it('are named by their address, but for the United Kingdom', () => {
    for (const slug of proxyCountries)
      expect(countryTable[slug].iso).toBe(slug === 'uk' ? 'gb' : slug)
  })

  it.each(proxyCountries)('%s has the hours that Intl has', (slug) => {
    const { zones, offsets } = countryTable[slug]
    expect(zones.map(minutesOf)).toEqual(offsets)
    expect(offsets[0]).toBeLessThanOrEqual(offsets[1])
  })

  it.each(proxyCountries)('%s writes dates as Intl does', (slug) => {
    const { locale, day } = countryTable[slug]
    const date = new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    })
    expect(day).toBe(date.format(Date.UTC(2026, 11, 31)))
  })

  it.each(proxyCountries)('%s is compared with three others', (slug) => {
    const { related } = countryTable[slug]
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
  })

  it('write their hours with a minus and the half hour', () => {
    expect(offsetText(-210)).toBe('UTC−3:30')
    expect(offsetText(0)).toBe('UTC+0')
    expect(offsetsOf({ offsets: [60, 60] })).toEqual(['UTC+1'])
    expect(offsetsOf({ offsets: [-600, -300] })).toEqual(['UTC−10', 'UTC−5'])
  })
})
