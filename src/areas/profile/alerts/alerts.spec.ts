import { expect, it } from 'vitest'
import { safeParse } from 'valibot'
import { AlertForm } from './alerts.ts'

const rule = {
  metric: 'success_rate',
  threshold: '90',
  scope: '',
  subject: '',
  hours: '24',
  channels: [],
}
const isGood = (change: object): boolean => safeParse(AlertForm, { ...rule, ...change }).success

it('takes a rule whose threshold can be reached, and names what it is about', () => {
  expect(isGood({})).toBe(true)
  expect(isGood({ threshold: '101' })).toBe(false)
  expect(isGood({ metric: 'spent', threshold: '101' })).toBe(true)
  expect(isGood({ threshold: '0' })).toBe(false)
  expect(isGood({ threshold: 'much' })).toBe(false)
  expect(isGood({ scope: 'key' })).toBe(false)
  expect(isGood({ scope: 'key', subject: '7' })).toBe(true)
})
