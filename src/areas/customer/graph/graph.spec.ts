import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { TaskGraph } from '@/api/contract/task-figures.ts'
import { relativeChange, chartView as comparedView } from '@/shared/chart/compared.ts'
import { ownGraphQuery, measureOf } from './graph.ts'
import type { GraphMetric } from '@/api/contract/task-figures.ts'

const viewOf = (graph: Parameters<typeof comparedView>[0], metric: GraphMetric) =>
  comparedView(graph, measureOf(metric))

describe('the charts', () => {
  const graph = (raw: object) => parse(TaskGraph, raw)
  const points = (...values: (number | string | null)[]) =>
    values.map((value, day) => ({ at: `2026-04-1${day}T00:00:00Z`, value }))
  it('keep their choices in the address', () => {
    const query = ownGraphQuery.read(
      new URLSearchParams(
        'metric=spent&by=week&group=key&compare=previous&dateFrom=2026-04-01&dateTo=2026-04-02',
      ),
    )
    expect(ownGraphQuery.write(new URLSearchParams('utm=1'), query).toString()).toBe(
      'utm=1&metric=spent&by=week&group=key&dateFrom=2026-04-01&dateTo=2026-04-02&compare=previous',
    )
    expect(
      ownGraphQuery
        .write(
          new URLSearchParams(),
          ownGraphQuery.read(new URLSearchParams('metric=x&by=month&group=ip&compare=1')),
        )
        .toString(),
    ).toBe('')
  })
  it('lay lines of different times over each other, point by point', () => {
    const view = viewOf(
      graph({
        series: [{ key: 'a', points: points('0.1', '0.2') }],
        compare: [
          {
            key: 'a',
            points: [
              { at: '2026-04-02T00:00:00Z', value: '0.4' },
              { at: '2026-04-01T00:00:00Z', value: '0.3' },
            ],
          },
        ],
      }),
      'spent',
    )
    expect(view?.lines[0]).toMatchObject({
      values: [0.1, 0.2],
      amounts: ['0.1', '0.2'],
      total: '0.3',
      peak: 1,
      past: { amounts: ['0.3', '0.4'], total: '0.7' },
    })
  })
  it('leave holes where there is nothing, and draw nothing of nothing', () => {
    expect(
      viewOf(graph({ series: [{ key: '', points: points(90, null, 95) }] }), 'successRate')
        ?.lines[0],
    ).toMatchObject({
      values: [90, null, 95],
      total: null,
      peak: 2,
    })
    expect(viewOf(graph({ series: [] }), 'tasks')).toBeNull()
    expect(viewOf(graph({ series: [{ points: points(null) }] }), 'tasks')).toBeNull()
    const none = { series: [{ points: points(0, 0) }] }
    expect(viewOf(graph(none), 'tasks')).toBeNull()
    expect(viewOf(graph({ ...none, compare: [{ points: points(3, 0) }] }), 'tasks')).not.toBeNull()
    expect(viewOf(graph(none), 'errors')).not.toBeNull()
    expect(viewOf(graph({ series: [{ points: [{ at: 'never', value: 1 }] }] }), 'tasks')).toBeNull()
  })
  it('compare only with something', () => {
    expect([
      relativeChange('150', '100'),
      relativeChange('1', '0'),
      relativeChange(null, '1'),
      relativeChange('1', undefined),
    ]).toEqual([50, null, null, null])
  })
})
