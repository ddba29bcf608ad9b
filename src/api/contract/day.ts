import * as v from 'valibot'

/** A day of the user's own time zone. Of what is listed by day, the last two weeks are meant where no range is given. */
const Day = v.pipe(v.string(), v.isoDate())
export const range = { dateFrom: v.optional(Day), dateTo: v.optional(Day) }
