import { describe, expect, it } from 'vitest'
import { estimateProxy, lowest, mostUnits, readProducts, readUnits, tierFor } from './prices.ts'
import type { PricedProduct } from './prices.ts'

const money = (amount: string) => ({ amount, currency: 'USD' })
const tier = (from: number, to: number | null, perUnit: string, discountPercent = 0) => ({
  from,
  to,
  price: money(perUnit),
  perUnit: money(perUnit),
  discountPercent,
})
const listed = (id: string, unit = 'gb', tiers = [tier(1, 4, '5'), tier(5, null, '4.5', 10)]) => ({
  id,
  title: id,
  unit,
  tiers,
  minUnits: 1,
  countriesCount: 10,
  features: [],
})
const product = (): PricedProduct => {
  const [found] = readProducts({ products: [listed('residential')] }, undefined)
  if (!found) throw new Error('There is no product.')
  return found
}

describe('the price list', () => {
  it('leaves out what has no price and what is not asked for', () => {
    const products = [listed('residential'), listed('mobile', 'gb', []), listed('isp', 'ip_month')]
    expect(readProducts({ products }, undefined).map(({ id }) => id)).toEqual([
      'residential',
      'isp',
    ])
    expect(readProducts({ products }, ['isp']).map(({ id }) => id)).toEqual(['isp'])
  })

  it('knows gigabytes and addresses, whichever way they are written', () => {
    const units = ['gb', 'ip_month', 'ip', 'thread'].map(
      (unit) => readProducts({ products: [listed('x', unit)] }, undefined)[0]?.unit,
    )
    expect(units).toEqual(['gb', 'ip', 'ip', 'other'])
  })

  it('puts the tiers in order', () => {
    const [found] = readProducts(
      { products: [listed('x', 'gb', [tier(25, null, '3'), tier(1, 24, '5')])] },
      undefined,
    )
    expect(found?.tiers.map(({ from }) => from)).toEqual([1, 25])
    expect(found && lowest(found).perUnit.amount).toBe('3')
  })
})

describe('an amount', () => {
  it('is a whole number from the least to the most', () => {
    expect(readUnits('10', 1)).toBe(10)
    expect(readUnits(String(mostUnits), 1)).toBe(mostUnits)
    for (const text of ['', '0', '-1', '1.5', '1e3', '010', String(mostUnits + 1)])
      expect(readUnits(text, 1), text).toBeNull()
    expect(readUnits('4', 5)).toBeNull()
  })

  it('falls into the last tier that begins at or below it', () => {
    expect(tierFor(product(), 4).from).toBe(1)
    expect(tierFor(product(), 5).from).toBe(5)
    expect(tierFor(product(), 0).from).toBe(1)
  })

  it('costs exactly its number times the price of its tier, and names the next', () => {
    expect(estimateProxy(product(), 4)).toMatchObject({ total: '20', next: { from: 5 } })
    expect(estimateProxy(product(), 7)).toMatchObject({ total: '31.5', next: null })
    const [cheap] = readProducts(
      { products: [listed('x', 'gb', [tier(1, null, '0.1')])] },
      undefined,
    )
    expect(cheap && estimateProxy(cheap, 3).total).toBe('0.3')
  })
})
