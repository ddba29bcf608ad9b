import type { Prices, PublicStatistics } from '@/api/contract/public.ts'

/** The lines of the figures on each page that has them. */
export const nowLines = {
  forCustomer: ['image', 'points', 'token'],
  makeMoney: ['image', 'points', 'waiting', 'workers'],
  advertising: ['workers', 'solved', 'accuracy'],
} as const
export interface LiveProps {
  /** The namespace with the names of the lines. */
  ns: keyof typeof nowLines
  ids: readonly string[]
  served?: ServedNow | undefined
}

/** The figures in the prerendered file: the prices of a customer page, or those of the service. */
export interface ServedNow {
  prices: Prices | undefined
  statistics: PublicStatistics | undefined
}
