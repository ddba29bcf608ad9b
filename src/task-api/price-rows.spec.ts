import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PublicPrices } from '../api/contract/public.ts'
import { pickPrices } from './price-rows.ts'

const item = (type: string, slug: string | null, amount: string) => ({
  type,
  slug,
  per1000: { amount, currency: 'USD' },
})

it('finds a row by its slug, then by its type, and leaves out what is not sold', () => {
  const prices = v.parse(PublicPrices, {
    groups: [
      {
        id: 'image',
        items: [
          item('ImageToTextTask', 'math-captcha', '0.7'),
          item('ImageToTextTask', 'image-picture-captcha-solver', '0.5'),
        ],
      },
      { id: 'click', items: [item('CoordinatesTask', null, '1.2')] },
    ],
  })
  const found = pickPrices(prices)
  expect(found.image?.per1000.amount).toBe('0.5')
  expect(found.points?.per1000.amount).toBe('1.2')
  expect(found.token).toBeUndefined()
})
