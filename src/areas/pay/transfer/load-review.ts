/**
 * The second step, and the question for a proof that it may meet: they come while the first is
 * judged.
 */
export const loadReview = async () => (await import('./TransferReview.tsx')).TransferReview
