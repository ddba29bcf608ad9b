import { expect, it } from 'vitest'
import { statistics } from './prices.ts'
import { priceOf, rateOf } from './workers.ts'

it('pays a worker what the public statistics tell at that time', () => {
  const told = (type: string, now: number) =>
    statistics(7, now, 'USD').employeeRate?.find((one) => one.type === type)?.per1000.amount
  for (const hours of [0, 5, 11.3, 16, 40]) {
    const now = Date.UTC(2026, 10, 30) + hours * 3_600_000
    expect(rateOf({ seed: 7 }, 'audio', now) / 1e6).toBe(Number(told('AudioTask', now)))
    expect(rateOf({ seed: 7 }, 'box', now) / 1e6).toBe(Number(told('BoundingBoxTask', now)))
    expect(priceOf({ seed: 7 }, 'grid', now) / 1e3).toBe(Number(told('GridTask', now)))
  }
})
