import { describe, expect, it } from 'vitest'
import { buildLink, isCampaign, isLinkChoice, isSubId, readLinkPage } from './link.ts'

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
