/** The default number of rows per page. */
export const perPage = 10
