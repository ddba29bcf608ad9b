import { describe, expect, it } from 'vitest'
import { placesOf } from './money-places.ts'

type Amounts = readonly (string | number | null | undefined)[]
const of = (kind: 'amount' | 'sum', amounts: Amounts) =>
  placesOf([{ key: 'one', [kind]: (row: Amounts[number]) => row }], amounts).get('one')

describe('the decimals of a column', () => {
  it.each([
    [['0.5', '1.25', '10'], 2],
    [['0.00042', '1.5'], 5],
    [['1.50', '2.00'], 1],
    [['3', 4], 0],
    [[null, undefined], 0],
    [[], 0],
    [['0.1234567'], 6],
    [['', 'none'], 0],
  ])('are those of the longest amount: %j, %s', (amounts, least) =>
    expect(of('amount', amounts)).toEqual({ least, most: 6 }),
  )

  it.each([
    [['12.12345', '0.5'], 2],
    [['12.1', '0.07226', null, '0'], 2],
    [['-0.0042', '3'], 4],
    [['0.00000001'], 6],
    [[], 2],
    [['none'], 2],
  ])('of sums are cents, or show two digits of the smallest: %j, %s', (amounts, places) =>
    expect(of('sum', amounts)).toEqual({ least: places, most: places }),
  )
})
