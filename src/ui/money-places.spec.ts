import { describe, expect, it } from 'vitest'
import { placesOf } from './money-places.ts'

describe('the decimals of a column', () => {
  it.each([
    [['0.5', '1.25', '10'], 2],
    [['0.00042', '1.5'], 5],
    [['1.50', '2.00'], 1],
    [['3', 4], undefined],
    [[null, undefined], undefined],
    [[], undefined],
    [['0.1234567'], 6],
    [['', 'none'], undefined],
  ])('%j: %s', (amounts, places) => expect(placesOf(amounts)).toBe(places))
})
