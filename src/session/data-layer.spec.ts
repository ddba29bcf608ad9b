// @vitest-environment jsdom
import { parse } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { User } from '@/api/contract/user.ts'
import { analyticsOf, pushData } from './data-layer.ts'

afterEach(() => Reflect.deleteProperty(window, 'dataLayer'))
const put = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, 'dataLayer', { configurable: true, ...descriptor })

it('tells what ad analytics may know, and nothing that names a person', () => {
  const user = parse(User, {
    id: 7,
    email: 'me@mail.example',
    name: 'Me',
    profile: { userType: 'customer' },
    balance: { amount: 5.5 },
    analyticsData: {
      daysSinceRegistration: 1,
      daysSinceLastPayment: 2,
      daysSinceLastUse: 3,
      earnedOnCaptcha: 4,
      spentOnCaptcha: 5,
      secret: 'x',
    },
  })
  expect(analyticsOf(user)).toEqual({
    event: 'user_loaded',
    role: 'customer',
    balanceAmount: 5.5,
    daysSinceRegistration: 1,
    daysSinceLastPayment: 2,
    daysSinceLastUse: 3,
    earnedOnCaptcha: 4,
    spentOnCaptcha: 5,
  })
})

it('leaves out what is missing, and reads figures that are texts', () => {
  const user = parse(User, {
    id: 'u-7',
    profile: { userType: 'customer' },
    balance: { amount: null },
    analyticsData: {
      daysSinceRegistration: '3',
      daysSinceLastUse: null,
      earnedOnCaptcha: '0.5',
      spentOnCaptcha: 'much',
    },
  })
  expect(analyticsOf(user)).toEqual({
    event: 'user_loaded',
    role: 'customer',
    daysSinceRegistration: 3,
    earnedOnCaptcha: 0.5,
  })
})

describe('the data layer', () => {
  it('is made where there is none, and pushed to where there is one', () => {
    pushData({ a: 1 })
    expect(window.dataLayer).toEqual([{ a: 1 }])
    pushData({ b: 2 })
    expect(window.dataLayer).toEqual([{ a: 1 }, { b: 2 }])
  })
  it.each([
    ['throws when read', { get: () => fail() }],
    ['is frozen', { value: Object.freeze([]) }],
    ['is no array', { value: { push: () => fail() } }],
    ['is a text', { value: 'x' }],
    ['has a push that throws', { value: Object.assign([], { push: () => fail() }) }],
    ['can not be set', { value: undefined, writable: false }],
  ])('does no harm where it %s', (_, descriptor) => {
    put(descriptor)
    expect(() => pushData({ a: 1 })).not.toThrow()
  })
})

function fail(): never {
  throw new Error('hostile')
}
