import { describe, expect, it } from 'vitest'
import type { PriceItem, PublicPrices } from '@/api/contract/public.ts'
import { estimatePrice } from './estimate.ts'
import { findPrices, findRow, groupsOfTypes, readGroups, sortPriceRows } from './prices.ts'
import { readPriceQuery, writePriceQuery } from './query.ts'

const item = (over: Partial<PriceItem> & { type: string }): PriceItem => ({
  slug: null,
  title: over.type,
  per1000: { amount: '0.5', currency: 'USD' },
  min: null,
  max: null,
  surcharge: [],
  avgSeconds: 4,
  successRate: 97,
  resultType: 'text',
  availability: 'available',
  ...over,
})
const read = (search: string) => readPriceQuery(new URLSearchParams(search))
const write = (search: string, from = '') =>
  writePriceQuery(new URLSearchParams(from), read(search)).toString()

describe('the address of /pricing', () => {
  it('is read and written back as it was', () => {
    const search =
      'q=re+captcha&sort=-price&group=token&type=recaptcha_v2&perDay=2500&attempts=2-5&long=40'
    expect(write(search)).toBe(search)
    expect(write('attempts=3')).toBe('attempts=3')
  })
  it('says nothing that holds anyway, and keeps what is not its own', () => {
    expect(write('perDay=1000&attempts=1-1&long=0&sort=')).toBe('')
    expect(writePriceQuery(new URLSearchParams('utm_source=a&q=old'), read('')).toString()).toBe(
      'utm_source=a',
    )
  })
  it('falls back silently', () => {
    const wrong = read('sort=drop&group=<b>&type=../x&perDay=-1e3&attempts=5-2&long=999')
    expect(wrong).toEqual(read(''))
    expect(read('attempts=1-2-3').attemptsMax).toBe('1')
    expect(read('perDay=0').perDay).toBe('1000')
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(64)
  })
})

describe('the price list', () => {
  const prices: PublicPrices = {
    currency: 'USD',
    updatedAt: null,
    groups: [
      {
        id: 'image',
        title: 'Images',
        items: [
          item({
            type: 'ImageToTextTask',
            slug: 'math',
            title: 'Math',
            per1000: { amount: '10', currency: 'USD' },
          }),
          item({
            type: 'ImageToTextTask',
            slug: 'plain',
            title: 'Émage 10',
            per1000: { amount: '9.5', currency: 'USD' },
            avgSeconds: null,
          }),
          item({ type: 'ImageToTextTask', slug: 'plain' }),
          item({
            type: 'GridTask',
            title: 'Émage 9',
            per1000: { amount: '0.50', currency: 'USD' },
            avgSeconds: 9,
          }),
        ],
      },
      { id: 'none', title: 'None', items: [] },
    ],
  }
  const groups = readGroups(prices, () => '')
  const names = (sort: string) =>
    sortPriceRows(groups[0]?.rows ?? [], read(`sort=${sort}`).sort, 'en').map(({ key }) => key)

  it('leaves out empty groups and doubles', () => {
    expect(groups.map(({ id, rows }) => [id, rows.map(({ key }) => key)])).toEqual([
      ['image', ['math', 'plain', 'GridTask']],
    ])
  })
  it('sorts by value, with missing figures last', () => {
    expect(names('price')).toEqual(['GridTask', 'plain', 'math'])
    expect(names('name')).toEqual(['GridTask', 'plain', 'math'])
    expect(names('seconds')).toEqual(['math', 'GridTask', 'plain'])
    expect(names('-seconds')).toEqual(['GridTask', 'math', 'plain'])
    expect(names('')).toEqual(['math', 'plain', 'GridTask'])
  })
  it('finds words in any order, without accents or case', () => {
    const found = (search: string) =>
      groups.flatMap(({ rows }) => rows.filter(findPrices(groups, search))).map(({ key }) => key)
    for (const search of ['emage', 'IMAGETOTEXT plain', '10 ém'])
      expect(found(search), search).toContain('plain')
    expect(found('emage 77')).toEqual([])
    expect(found('')).toHaveLength(groups.flatMap(({ rows }) => rows).length)
  })
  it.each([
    ['recapcha', 'recaptcha_v2'],
    ['recaptcha v3', 'recaptcha_v3'],
    ['htrfgxf', 'recaptcha_v2'],
    ['рсфзесрф', 'hcaptcha'],
    ['рекапча', 'recaptcha_v2'],
    ['谷歌', 'recaptcha_v2'],
    ['turnstyle', 'cloudflare-turnstile'],
    ['geetests', 'geetest'],
    ['arkose', 'funcaptcha'],
  ])('finds by %s', (search, key) => {
    const types = groupsOfTypes((slug) => slug)
    const found = types.flatMap(({ rows }) => rows.filter(findPrices(types, search)))
    expect(found.map((row) => row.key)).toContain(key)
    expect(found.length).toBeLessThan(9)
  })
  it('knows a type by its slug or its name in the API', () => {
    expect(findRow(groups, 'plain')?.title).toBe('Émage 10')
    expect(findRow(groups, 'ImageToTextTask')?.key).toBe('math')
    expect(findRow(groups, 'x')).toBeUndefined()
  })
})

describe('the estimate', () => {
  const plan = { perDay: 1000, attemptsMin: 1, attemptsMax: 1, long: 0 }
  const text = {
    ...item({ type: 'ImageToTextTask', surcharge: [{ code: 'long_answer', text: '' }] }),
    key: 'text',
    group: 'image',
    name: 'Text',
  }

  it('is exact', () => {
    expect(estimatePrice(text, plan)).toEqual({
      task: ['0.0005', '0.0005'],
      day: ['0.5', '0.5'],
      month: ['15', '15'],
    })
    expect(
      estimatePrice(
        { ...text, per1000: { amount: '0.000001', currency: 'USD' } },
        { ...plan, perDay: 99_999_999 },
      ).day,
    ).toEqual(['0.1', '0.1'])
  })
  it('spans from the fewest attempts to the most', () => {
    const { task, day } = estimatePrice(
      { ...text, per1000: { amount: '1', currency: 'USD' } },
      { ...plan, attemptsMin: 2, attemptsMax: 5 },
    )
    expect([task, day]).toEqual([
      ['0.002', '0.005'],
      ['2', '5'],
    ])
  })
  it('bills long answers twice where the type says so', () => {
    expect(estimatePrice(text, { ...plan, long: 50 }).day).toEqual(['0.75', '0.75'])
    expect(estimatePrice({ ...text, surcharge: [] }, { ...plan, long: 50 }).day).toEqual([
      '0.5',
      '0.5',
    ])
  })
  it('counts tokens once, whatever was typed for images', () => {
    for (const once of [{ resultType: 'token' }, { group: 'token' }, { group: 'cookie' }]) {
      expect(
        estimatePrice({ ...text, ...once }, { ...plan, attemptsMin: 3, attemptsMax: 9 }).day,
      ).toEqual(['0.5', '0.5'])
    }
  })
})
