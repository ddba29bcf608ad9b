/** The questions of a kind or country page. */
export const twoQuestions = ['one', 'two'] as const
