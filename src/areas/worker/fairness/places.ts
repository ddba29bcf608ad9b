/** The decimals of earnings: as many as a task's price has, so that a column lines up. */
export const fairPlaces = 5
