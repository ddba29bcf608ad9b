/** The decimals of earnings: as many as a task's price has, so that a column lines up. */
export const fairPlaces = 5

/** The anchor of the figures that decide, which the desk leads to. */
export const ratingId = 'rating'
