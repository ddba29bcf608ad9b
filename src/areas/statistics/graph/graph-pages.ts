import type { graphNames } from '@/api/contract/public.ts'
import { defineQuery, sort } from '@/shared/query/query.ts'

type GraphName = (typeof graphNames)[number]

/** The pages with one graph each (contract.md 1.8 maps their names), in display order. */
export const graphPages = {
  customerRate: 'devprice',
  customerSolvingSpeed: 'devspeed',
  serviceLoad: 'devload',
  workersOnline: 'devonline',
  waitingTime: 'workspeed',
  employeeRate: 'workprice',
} as const satisfies Record<string, GraphName>
export type GraphPageId = keyof typeof graphPages

export const ranges = ['day', 'week', 'month'] as const
export type GraphRange = (typeof ranges)[number]

/** The argument of the call that a graph's page asks; the last day is the call's own default. */
export const graphArg = (id: GraphPageId, range: GraphRange) => ({
  name: graphPages[id],
  ...(range !== 'day' && { range }),
})

/** The query of a graph page. */
export const statisticsGraphQuery = defineQuery({ range: sort(ranges, 'day') })
