/**
 * The result of a request that is known to have done nothing. A single value, so that no answer of
 * a backend can equal it.
 */
export const nothingDone = { none: true } as const
export type NothingDone = typeof nothingDone

export const isNothingDone = (outcome: unknown): outcome is NothingDone => outcome === nothingDone
