/** What became of something that was sent: it is known that nothing came of it. One value, so that no answer of a backend can be taken for it. */
export const nothingDone = { none: true } as const
export type NothingDone = typeof nothingDone

export const isNothingDone = (outcome: unknown): outcome is NothingDone => outcome === nothingDone
