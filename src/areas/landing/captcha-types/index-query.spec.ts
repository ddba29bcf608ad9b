import { describe, expect, it } from 'vitest'
import type { PriceItem } from '@/api/contract/public.ts'
import { aliases } from './aliases.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { findTypes, foldTypeName, noQuery, readTypeQuery, writeTypeQuery } from './index-query.ts'
import type { IndexQuery } from './index-query.ts'
import { standingsOf } from './standings.ts'

const item = (
  amount: string,
  avgSeconds: number | null,
  availability = 'available',
): PriceItem => ({
  type: 'X',
  slug: null,
  title: '',
  per1000: { amount, currency: 'USD' },
  min: null,
  max: null,
  surcharge: [],
  avgSeconds,
  successRate: null,
  resultType: 'text',
  availability,
})
const items = new Map([
  ['clickcaptcha', item('1.2', 9)],
  ['rotatecaptcha', item('0.5', null)],
  ['grid-captcha', item('10', 4, 'limited')],
])
const standings = standingsOf(items)
const find = (query: Partial<IndexQuery>, known: { standings?: typeof standings } = {}) =>
  findTypes(
    { ...noQuery, ...query },
    { nameOf: (slug) => slug, aliases, standings: known.standings },
  ).flatMap(({ slugs }): TypeSlug[] => slugs)

describe('the search', () => {
  it('finds by name in any language, by slug and by API type, from one character', () => {
    expect(find({ q: 'сетка' })).toEqual(['grid-captcha'])
    expect(find({ q: '滑块拼图' })).toEqual(['slider-captcha'])
    expect(find({ q: 'gridtask' })).toEqual(['grid-captcha'])
    expect(find({ q: 'ROTATE' })).toContain('rotatecaptcha')
    expect(find({ q: '4' })).toContain('geetest-v4')
    expect(find({ q: 'nothing of the kind' })).toEqual([])
  })

  it('takes ё for е, and wants every word', () => {
    expect(foldTypeName('Ёж')).toBe(foldTypeName('еж'))
    expect(find({ q: 'invisible recaptcha' })).toEqual(['recaptcha-v2-invisible'])
  })
})

describe('kind, state and order', () => {
  it('narrows to a kind', () => {
    expect(find({ kind: 'cookie' })).toEqual(['datadome-captcha-solver', 'incapsula'])
  })

  it('narrows to a state once it is known', () => {
    expect(find({ state: 'limited' }).length).toBeGreaterThan(40)
    expect(find({ state: 'limited' }, { standings })).toEqual(['grid-captcha'])
  })

  it('sorts by price and speed, what has no figure last', () => {
    expect(find({ kind: 'image', sort: 'price' }, { standings }).slice(0, 3)).toEqual([
      'rotatecaptcha',
      'clickcaptcha',
      'grid-captcha',
    ])
    expect(find({ kind: 'image', sort: 'speed' }, { standings }).slice(0, 2)).toEqual([
      'grid-captcha',
      'clickcaptcha',
    ])
    expect(find({ kind: 'image', sort: 'price' })[0]).toBe('image-picture-captcha-solver')
  })
})

describe('the address', () => {
  it('is read as it is written, and what makes no sense is left out', () => {
    const query: IndexQuery = { q: 'grid', kind: 'image', state: 'available', sort: 'price' }
    const written = writeTypeQuery(new URLSearchParams('utm_source=x'), query)
    expect(written.toString()).toBe('utm_source=x&q=grid&kind=image&state=available&sort=price')
    expect(readTypeQuery(written)).toEqual(query)
    expect(readTypeQuery(new URLSearchParams('kind=__proto__&state=1&sort=up'))).toEqual(noQuery)
    expect(writeTypeQuery(written, noQuery).toString()).toBe('utm_source=x')
  })
})
