import type { FiguresState } from './figures-state.ts'

/**
 * The state before the chunk has loaded, and if it cannot be loaded. Only another document can try
 * again.
 */
export const waiting: FiguresState = { is: 'loading' }
export const lostChunk: FiguresState = {
  is: 'failed',
  problem: { kind: 'PART_LOST' },
  busy: false,
}
export const reload = (): void => location.reload()
