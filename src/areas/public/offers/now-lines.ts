import type { Prices, PublicStatistics } from '@/api/contract/public.ts'
import type { FiguresState } from '../live-figures/figures-state.ts'

/** The lines of the figures on each page that has them. */
export const nowLines = {
  forCustomer: ['image', 'points', 'token'],
  makeMoney: ['image', 'points', 'waiting', 'workers'],
  advertising: ['workers', 'solved', 'accuracy'],
} as const
export interface LiveProps {
  /** The words that name the lines. */
  ns: keyof typeof nowLines
  ids: readonly string[]
  served?: ServedNow | undefined
}

/** The figures that stand in the page's file: of what a page for customers shows, or of the service. */
export interface ServedNow {
  prices: Prices | undefined
  statistics: PublicStatistics | undefined
}

/** What the card says before its chunk has come, and where it can't be had: only a new page can try again. */
export const waiting: FiguresState = { is: 'loading' }
export const lostChunk: FiguresState = {
  is: 'failed',
  problem: { kind: 'FETCH_ERROR' },
  busy: false,
}
export const reload = (): void => location.reload()
