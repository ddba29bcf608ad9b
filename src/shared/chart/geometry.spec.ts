import { describe, expect, it } from 'vitest'
import {
  inside,
  labelled,
  isolatedPoints,
  nearest,
  chartPath,
  room,
  scaleOf,
  spread,
  timesShown,
  widestText,
} from './geometry.ts'
import { layOut } from './trend-geometry.ts'

const frame = {
  width: 400,
  start: 40,
  bars: { top: 10, height: 100 },
  line: { top: 130, height: 50 },
}

describe('the chart', () => {
  it('has round scales that hold every value', () => {
    expect(scaleOf([120, 1204], 3)).toEqual({
      min: 0,
      max: 1500,
      ticks: [0, 500, 1000, 1500],
    })
    expect(scaleOf([-80, 120], 3)).toEqual({
      min: -100,
      max: 200,
      ticks: [-100, 0, 100, 200],
    })
    expect(scaleOf([], 3).max).toBe(1)
    expect(scaleOf([0, 0], 3).max).toBe(1)
  })
  it('puts a value of 0 on the base and the largest inside', () => {
    const { barY, lineY, x } = layOut([0, 100], [0, 0.71], frame)
    expect([barY(0), lineY(0)]).toEqual([110, 180])
    expect(barY(100)).toBeGreaterThanOrEqual(10)
    expect(lineY(0.71)).toBeGreaterThanOrEqual(130)
    expect(x).toEqual([130, 310])
  })
  it('draws a bar from 0 up, and one below 0 down', () => {
    const { barY, barAt } = layOut([-50, 100], [0, 0], frame)
    expect(barAt(100)).toEqual({ y: barY(100), height: barY(0) - barY(100) })
    expect(barAt(-50)).toEqual({ y: barY(0), height: barY(-50) - barY(0) })
    expect(barAt(-50).height).toBeGreaterThan(10)
    expect(barAt(0)).toEqual({ y: barY(0), height: 0 })
  })
  it('draws no number that is none', () => {
    const { x, lineY } = layOut([1, 2, 3], [0, 0, 0], frame)
    expect(chartPath([0, 0, 0], x, lineY)).not.toMatch(/NaN|undefined/)
    expect(chartPath([], x, lineY)).toBe('')
  })
  it('labels from the last point backwards', () => {
    expect(labelled(7, 60, 50)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(labelled(7, 30, 50)).toEqual([0, 2, 4, 6])
    expect(labelled(24, 10, 55)).toEqual([5, 11, 17, 23])
  })
  it('finds the point nearest to the pointer', () => {
    expect([0, 200, 999].map((at) => nearest([10, 110, 210, 310], at))).toEqual([0, 2, 3])
  })
  it('keeps room for texts, more of it for Chinese ones', () => {
    expect([room('12.5K'), room('任务')]).toEqual([35, 24])
    expect(widestText(['1', '1000', ''])).toBe(28)
    expect(widestText([])).toBe(0)
  })
  it('keeps the values at the ends of lines apart, in their order', () => {
    const places = spread(
      [
        { index: 0, y: 100 },
        { index: 1, y: 98 },
        { index: 2, y: 200 },
      ],
      16,
      262,
    )
    expect([places.get(1), places.get(0), places.get(2)]).toEqual([98, 114, 200])
  })
  it('keeps them above the axis: what is too low moves the others up', () => {
    const places = spread(
      [262, 262, 260, 240, 100].map((y, index) => ({ index, y })),
      16,
      262,
    )
    expect([4, 3, 2, 0, 1].map((index) => places.get(index))).toEqual([100, 214, 230, 246, 262])
  })
  it('keeps the dates inside of the drawing', () => {
    expect([2, 160, 318].map((x) => inside(x, 'Apr 15', 320))).toEqual([21, 160, 299])
  })
  it('writes fewer of them where the last one has to move inwards', () => {
    const labels = ['Apr 12', 'Apr 13', 'Apr 14', 'Apr 15']
    expect(timesShown(labels, [100, 155, 210, 265], 320)).toEqual([0, 1, 2, 3])
    expect(timesShown(labels, [100, 155, 210, 265], 275)).toEqual([1, 3])
    expect(timesShown(['Apr 15'], [300], 320)).toEqual([0])
  })
  it('draws from point to point, and breaks where there is none', () => {
    const x = [0, 10.04, 20, 30, 40]
    expect(chartPath([1, 2, null, 3.26, null], x, (value) => 100 - value)).toBe(
      'M0,99L10,98M30,96.7Z',
    )
    expect(chartPath([null, null], x, (value) => value)).toBe('')
  })
  it('finds points that a line does not show', () => {
    expect(isolatedPoints([1])).toEqual([0])
    expect(isolatedPoints([1, 2, null, 3, null, null, 4, 5])).toEqual([3])
  })
})
