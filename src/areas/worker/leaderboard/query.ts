import type { workerCalls } from '@/api/contract/worker.ts'
import type { ArgOf } from '@/api/contract/types.ts'

type Arg = ArgOf<typeof workerCalls.leaderboard>
export type BoardPeriod = Arg['period']
export type BoardKind = NonNullable<Arg['kind']>

// Repeated here and checked by a test, because the contract's lists load with its schemas.
export const periods = ['day', 'week', 'month', 'all'] as const satisfies readonly BoardPeriod[]
export const boardKinds = [
  'image',
  'text',
  'coordinates',
  'grid',
  'rotate',
  'draw',
  'box',
  'audio',
  'moderation',
] as const satisfies readonly BoardKind[]

export interface BoardQuery {
  period: BoardPeriod
  /** ISO 3166 in capitals; empty for all. */
  country: string
  kind: BoardKind | ''
}

/** Reads the query of an address; invalid values are ignored. */
export function readBoardQuery(params: URLSearchParams): BoardQuery {
  const country = params.get('country')?.toUpperCase() ?? ''
  return {
    period: periods.find((one) => one === params.get('period')) ?? 'day',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    kind: boardKinds.find((one) => one === params.get('kind')) ?? '',
  }
}

/** Writes the query into an address. Defaults are left out, and other parameters stay. */
export function writeBoardQuery(
  before: URLSearchParams,
  { period, country, kind }: BoardQuery,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of [
    ['period', period === 'day' ? '' : period],
    ['country', country],
    ['kind', kind],
  ] as const) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}

export const boardQuery = { read: readBoardQuery, write: writeBoardQuery }

export const boardArg = ({ period, country, kind }: BoardQuery): Arg => ({
  period,
  ...(country && { country }),
  ...(kind && { kind }),
})
