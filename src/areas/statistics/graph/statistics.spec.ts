import { expect, it } from 'vitest'
import { graphView } from './graph-view.ts'

const point = (hour: number, value: number): [string, number] => [
  `2026-04-15T0${hour}:00:00Z`,
  value,
]

it('lays the lines of a graph over one row of times, with gaps where a line has none', () => {
  const a = { key: 'a', title: 'A', points: [point(2, 3), point(1, 1)] }
  const b = { key: 'b', title: 'B', points: [point(3, 5)] }
  expect(graphView({ series: [a, b] })).toEqual({
    times: ['2026-04-15T01:00:00Z', '2026-04-15T02:00:00Z', '2026-04-15T03:00:00Z'],
    lines: [
      { key: 'a', title: 'A', values: [1, 3, null], min: 1, max: 3, last: 3 },
      { key: 'b', title: 'B', values: [null, null, 5], min: 5, max: 5, last: 5 },
    ],
  })
})

it('has nothing to draw where there are no times or no numbers', () => {
  expect(graphView({ series: [] })).toBeNull()
  expect(graphView({ series: [{ key: 'a', title: '', points: [['yesterday', 1]] }] })).toBeNull()
  expect(
    graphView({
      series: [{ key: 'a', title: '', points: [['2026-04-15T01:00:00Z', Number.NaN]] }],
    }),
  ).toBeNull()
})
