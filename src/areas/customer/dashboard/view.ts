import { known } from '@/lib/known.ts'
import type { Dashboard } from '@/api/contract/customer.ts'
import { sum } from '@/lib/decimal.ts'
import { checklistIds } from './links.ts'
import type { ChecklistId } from './links.ts'

/** Whether the account has never sent a task. Then the page shows first steps instead of zeros. */
export function isFirstUse({ latest, week, today, series }: Dashboard): boolean {
  const points = series.points ?? []
  return (
    latest.length === 0 && !week?.tasks && !today?.tasks && points.every(({ tasks }) => tasks === 0)
  )
}

export interface ChecklistView {
  items: { id: ChecklistId; done: boolean }[]
  done: number
}

/** The checklist steps that this page knows, open ones first. Empty once all are done. */
export function readChecklist({ checklist }: Pick<Dashboard, 'checklist'>): ChecklistView | null {
  const items = checklist.flatMap(({ id, done }) => {
    const step = known(checklistIds, id)
    return step ? [{ id: step, done }] : []
  })
  const done = items.filter((item) => item.done).length
  if (done === items.length) return null
  return { items: items.toSorted((a, b) => Number(a.done) - Number(b.done)), done }
}

export type DashboardStep = 'hour' | 'day' | 'week' | 'month'
export function readGranularity(name: string | undefined): DashboardStep {
  return known(['hour', 'day', 'week', 'month'] as const, name ?? '') ?? 'day'
}

export interface SeriesView {
  granularity: DashboardStep
  currency: string
  points: { at: string; tasks: number; spent: string }[]
  total: number
  spent: string
  /** Index of the point with the most tasks. */
  peak: number
}

/**
 * The points in order of time, without those that cannot be placed; null if there is nothing to
 * draw.
 */
export function readSeries({ series }: Pick<Dashboard, 'series'>): SeriesView | null {
  const found = (series.points ?? [])
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const currency = found.at(-1)?.spent.currency
  if (!currency || found.length < 2) return null
  const points = found.map(({ at, tasks, spent }) => ({ at, tasks, spent: spent.amount }))
  return {
    granularity: readGranularity(series.granularity),
    currency,
    points,
    total: points.reduce((total, { tasks }) => total + tasks, 0),
    spent: sum(points.map(({ spent }) => spent)),
    peak: points.reduce(
      (best, { tasks }, index) => (tasks > (points[best]?.tasks ?? 0) ? index : best),
      0,
    ),
  }
}
