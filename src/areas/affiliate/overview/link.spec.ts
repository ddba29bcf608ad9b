import { describe, expect, it } from 'vitest'
import { buildLink, isCampaign, isLinkChoice, isSubId, readLinkPage } from './link.ts'
import { statsChange, figureOf, spanBefore, statsSpan } from './stats.ts'

const hosts = ['glyphwork.example', 'localhost:4101']
const page = (typed: string): string => {
  const read = readLinkPage(typed, hosts)
  return typeof read === 'string' ? read : read.href
}

describe('a page to link to', () => {
  it.each([
    ['/pricing', 'https://glyphwork.example/pricing'],
    ['glyphwork.example/pricing', 'https://glyphwork.example/pricing'],
    [' https://glyphwork.example/ru/pricing ', 'https://glyphwork.example/ru/pricing'],
    ['http://localhost:4101/', 'http://localhost:4101/'],
    ['/p/captcha-types?x=1#top', 'https://glyphwork.example/p/captcha-types?x=1#top'],
  ])('%s is an address of the site', (typed, url) => expect(page(typed)).toBe(url))

  it.each([
    ['', 'empty'],
    ['https://', 'format'],
    ['https://me:secret@glyphwork.example/', 'format'],
    ['https://elsewhere.example/pricing', 'elsewhere'],
    ['/nothing-here', 'unknown'],
    ['/partner', 'closed'],
    ['/auth/login', 'closed'],
  ])('%s would not be counted: %s', (typed, fault) => expect(page(typed)).toBe(fault))
})

describe('a link', () => {
  const url = new URL('https://glyphwork.example/pricing?from=9&x=1')
  it('has the number of its partner, in place of any other', () => {
    expect(buildLink(url, { referralId: 1002 }, { subId: '', campaign: '' })).toEqual({
      url: 'https://glyphwork.example/pricing?from=1002&x=1',
      marks: [{ name: 'from', value: '1002' }],
    })
  })
  it('carries sub id and campaign as the tracker reads them', () => {
    const { url: href } = buildLink(
      url,
      { referralId: 1002 },
      { subId: ' readme ', campaign: 'spring sale' },
    )
    const query = new URL(href).searchParams
    expect(query.get('utm_source')).toBe('partner')
    expect(query.get('utm_content')).toBe('readme')
    expect(query.get('utm_campaign')).toBe('spring sale')
  })
})

it('judges sub ids, campaigns and what was stored', () => {
  expect(['', 'a-b_1', 'x'.repeat(32)].every(isSubId)).toBe(true)
  expect(['a b', 'ä', 'x'.repeat(33)].some(isSubId)).toBe(false)
  expect(isCampaign('Spring sale')).toBe(true)
  expect(isCampaign('x'.repeat(65))).toBe(false)
  expect(isLinkChoice({ landing: '', page: '', subId: '', campaign: '' })).toBe(true)
  expect(isLinkChoice({ landing: 1 })).toBe(false)
  expect(isLinkChoice(null)).toBe(false)
})

const stat = (clicks: number, signups: number, earned: string) => ({
  at: '2026-04-01',
  clicks,
  signups,
  payingUsers: 1,
  earned: { amount: earned, currency: 'USD' },
})

it('adds days up: counts, money without a float, and a share of the sums', () => {
  const days = [stat(10, 1, '0.1'), stat(30, 3, '0.2')]
  expect(figureOf(days, 'clicks')).toBe('40')
  expect(figureOf(days, 'earned')).toBe('0.3')
  expect(figureOf(days, 'conversion')).toBe('10')
  expect(figureOf([stat(0, 0, '0')], 'conversion')).toBeNull()
})

it('reads spans of days, and the span before them', () => {
  expect(statsSpan({}, '2026-04-15')).toEqual({ dateFrom: '2026-03-17', dateTo: '2026-04-15' })
  expect(statsSpan({ dateFrom: '2020-01-01' }, '2026-04-15').dateFrom).toBe('2025-04-15')
  expect(spanBefore({ dateFrom: '2026-04-08', dateTo: '2026-04-14' })).toEqual({
    dateFrom: '2026-04-01',
    dateTo: '2026-04-07',
  })
})

it('says by how much more, where there is something to compare with', () => {
  expect(statsChange('30', '20')).toBe(50)
  expect(statsChange('30', '0')).toBeNull()
  expect(statsChange(null, '10')).toBeNull()
})
