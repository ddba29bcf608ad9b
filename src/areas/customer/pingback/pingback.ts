import * as v from 'valibot'
import { deliveryStates } from '@/api/contract/deliveries.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, textParam } from '@/shared/query/query.ts'

/** The path that a test calls. */
export const pingbackTestForm = v.object({
  path: v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/)),
})

/** The query of the log. */
export const deliveriesQuery = defineQuery({
  status: choice(deliveryStates),
  hostId: textParam(/^[\w-]{1,64}$/, 'host'),
  taskId: textParam(/^\d{1,20}$/),
  ...dayParams,
})
