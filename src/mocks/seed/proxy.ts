import type { RawResOf } from '../../api/contract/types.ts'
import type { Calls } from '../../api/contract/index.ts'
import { dollars, money } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'

const sizes = [1, 5, 25, 100] as const
const discounts = [0, 10, 20, 35] as const

const products = [
  {
    id: 'residential',
    title: 'Residential proxies',
    unit: 'gb',
    perUnit: 5,
    countriesCount: 195,
    features: ['rotation', 'city_targeting', 'sticky_session'],
  },
  {
    id: 'mobile',
    title: 'Mobile proxies',
    unit: 'gb',
    perUnit: 8.5,
    countriesCount: 87,
    features: ['rotation', 'sticky_session', 'carrier_targeting'],
  },
  {
    id: 'datacenter',
    title: 'Datacenter proxies',
    unit: 'ip_month',
    perUnit: 1.2,
    countriesCount: 34,
    features: ['unlimited_traffic', 'static_address'],
  },
  {
    id: 'isp',
    title: 'ISP proxies',
    unit: 'ip_month',
    perUnit: 2.6,
    countriesCount: 18,
    features: ['unlimited_traffic', 'static_address'],
  },
] as const

export function proxyPrices(currency: MockCurrency): RawResOf<Calls['proxyPrices']> {
  return {
    products: products.map(({ perUnit, features, ...product }) => ({
      ...product,
      features: [...features],
      minUnits: 1,
      tiers: sizes.map((from, i) => {
        const discountPercent = discounts[i] ?? 0
        const unit = (dollars(perUnit) * (100 - discountPercent)) / 100
        const next = sizes[i + 1]
        return {
          from,
          to: next === undefined ? null : next - 1,
          price: money(unit * from, currency),
          perUnit: money(unit, currency),
          discountPercent,
        }
      }),
    })),
  }
}
