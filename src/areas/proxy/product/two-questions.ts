/** The questions of a kind or a country: its words have these two. */
export const twoQuestions = ['one', 'two'] as const
