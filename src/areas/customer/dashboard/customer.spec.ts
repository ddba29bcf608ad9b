import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { Dashboard } from '@/api/contract/customer.ts'
import { isFirstUse, readChecklist, readSeries } from './view.ts'

const money = (amount: string) => ({ amount, currency: 'USD' })
const dashboard = (raw: object) =>
  parse(Dashboard, { balance: money('1'), today: null, week: null, latest: [], ...raw })

describe('a dashboard', () => {
  it('that says nothing is a first use', () => {
    expect(isFirstUse(dashboard({}))).toBe(true)
    expect(
      isFirstUse(
        dashboard({
          today: null,
          series: { points: [{ at: '2026-11-20', tasks: 0, spent: money('0') }] },
        }),
      ),
    ).toBe(true)
  })
  it('with any task is not', () => {
    expect(isFirstUse(dashboard({ week: { tasks: 1 } }))).toBe(false)
    expect(isFirstUse(dashboard({ latest: [{ id: '1' }] }))).toBe(false)
  })
})

describe('the checklist', () => {
  it('shows what it has words for, open steps first', () => {
    const view = readChecklist(
      dashboard({
        checklist: [
          { id: 'top_up', done: true },
          { id: 'sing', done: false },
          { id: 'pingback', done: false },
        ],
      }),
    )
    expect(view).toEqual({
      done: 1,
      items: [
        { id: 'pingback', done: false },
        { id: 'top_up', done: true },
      ],
    })
  })
  it('goes away when all is done, or nothing is known', () => {
    expect(
      readChecklist(
        dashboard({
          checklist: [
            { id: 'top_up', done: true },
            { id: 'sing', done: false },
          ],
        }),
      ),
    ).toBeNull()
    expect(readChecklist(dashboard({}))).toBeNull()
  })
})

describe('the series', () => {
  it('is ordered by time, summed exactly, and knows its peak', () => {
    const view = readSeries(
      dashboard({
        series: {
          granularity: 'fortnight',
          points: [
            { at: '2026-11-20T00:00:00Z', tasks: 5, spent: money('0.2') },
            { at: 'never', tasks: 9, spent: money('9') },
            { at: '2026-11-19T00:00:00Z', tasks: 7, spent: money('0.1') },
          ],
        },
      }),
    )
    expect(view).toMatchObject({ granularity: 'day', total: 12, spent: '0.3', peak: 0 })
    expect(view?.points.map(({ tasks }) => tasks)).toEqual([7, 5])
  })
  it('needs two points to be drawn', () => {
    expect(readSeries(dashboard({}))).toBeNull()
    expect(
      readSeries(
        dashboard({ series: { points: [{ at: '2026-11-20', tasks: 1, spent: money('1') }] } }),
      ),
    ).toBeNull()
  })
})
