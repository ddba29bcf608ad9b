import * as v from 'valibot'
import { Finite } from './common.ts'

/** contract.md 4.0.3. */
export const list = {
  totalCount: v.optional(Finite),
  page: v.optional(Finite, 0),
  perPage: v.optional(Finite, 20),
}
export const Paged = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

/** A day in the user's time zone. Lists by day default to the last two weeks. */
const Day = v.pipe(v.string(), v.isoDate())
export const optionalRange = { dateFrom: v.optional(Day), dateTo: v.optional(Day) }
