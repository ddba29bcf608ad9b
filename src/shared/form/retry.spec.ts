import { expect, it } from 'vitest'
import { clock } from './retry.ts'

it.each([
  [0, '0:00'],
  [29, '0:29'],
  [900, '15:00'],
  [3723, '1:02:03'],
])('%i seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})
