import type { FiguresState } from '../live-figures/figures-state.ts'

/** What a live part says before its chunk has come, and where it can't be had: only a new page can try again. */
export const waiting: FiguresState = { is: 'loading' }
export const lostChunk: FiguresState = {
  is: 'failed',
  problem: { kind: 'FETCH_ERROR' },
  busy: false,
}
export const reload = (): void => location.reload()
