/**
 * Loads the second step and the identity prompt that it may need, while the first step is
 * validated.
 */
export const loadReview = async () => (await import('./PayoutReview.tsx')).PayoutReview
