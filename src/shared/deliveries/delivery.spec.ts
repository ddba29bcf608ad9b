import { describe, expect, it } from 'vitest'
import { deliveryState, urlOf } from './delivery.ts'

describe('a delivery', () => {
  it('is delivered by a 2xx alone', () => {
    expect(deliveryState({ httpStatus: 204, nextRetryAt: null })).toBe('delivered')
    expect(deliveryState({ httpStatus: 301, nextRetryAt: null })).toBe('failed')
    expect(deliveryState({ httpStatus: null, nextRetryAt: '2026-04-15T09:31:00Z' })).toBe(
      'retrying',
    )
  })
  it('goes to a v6 address in brackets', () =>
    expect(urlOf('2606:4700::1', '/x')).toBe('https://[2606:4700::1]/x'))
})
