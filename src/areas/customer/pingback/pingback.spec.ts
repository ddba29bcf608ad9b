import { describe, expect, it } from 'vitest'
import { deliveriesQuery, deliveryState, urlOf } from './pingback.ts'

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

it('reads the filters of the log where they make sense, and none where they make none', () => {
  const read = (text: string) => deliveriesQuery.read(new URLSearchParams(text))
  expect(read('status=failed&host=h1&taskId=7001')).toEqual({
    status: 'failed',
    hostId: 'h1',
    taskId: '7001',
  })
  expect(read('status=lost&host=<x>&taskId=abc')).toEqual({})
})
