/** Rows on a page of a list that sets no other number. */
export const perPage = 10
