import type { graphNames } from '@/api/contract/public.ts'

type GraphName = (typeof graphNames)[number]

/** The pages of one graph each (contract.md 1.8 maps their names), in the order in which they are offered. */
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
export type Range = (typeof ranges)[number]

/** The range that an address asks for; anything else is a day. */
export const rangeOf = (value: string | null): Range => ranges.find((range) => range === value) ?? 'day'
