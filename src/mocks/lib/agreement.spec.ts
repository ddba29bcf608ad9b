import { describe, expect, it } from 'vitest'
import { nominalAlpha, overlapOf, unitAgreement } from './agreement.ts'

const box = (xMin: number, labelId = '1') => ({
  xMin,
  yMin: 0,
  xMax: xMin + 10,
  yMax: 10,
  labelId,
  attributes: {},
})
const found = (...boxes: ReturnType<typeof box>[]) => ({
  boxes,
  polygons: [],
  points: [],
  classes: [],
  text: null,
  spans: [],
})

describe('agreement', () => {
  it('of classes is Krippendorff’s alpha', () => {
    // Krippendorff (2011), Computing Krippendorff's Alpha-Reliability, example A: 0.095.
    const one = '0100000000'
    const other = '1110010010'
    const units = [...one].map((value, at) => [value, other.charAt(at)])
    expect(nominalAlpha(units)).toBeCloseTo(0.095, 3)
    expect(
      nominalAlpha([
        ['a', 'a'],
        ['b', 'b'],
      ]),
    ).toBe(1)
    expect(nominalAlpha([['a']])).toBeNull()
  })

  it('of shapes is their common part, and nothing for another class', () => {
    expect(overlapOf(box(0), box(5))).toBeCloseTo(1 / 3)
    expect(overlapOf(box(0), box(0, '2'))).toBe(0)
    expect(unitAgreement([found(box(0)), found(box(0)), found(box(50))])).toBeCloseTo(1 / 3)
    expect(unitAgreement([found(box(0))])).toBeNull()
  })
})
