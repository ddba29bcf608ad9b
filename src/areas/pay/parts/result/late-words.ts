/** What is said of a payment comes with what shows one. */
export const lateWords = ['payment'] as const
