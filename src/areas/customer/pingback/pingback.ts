import * as v from 'valibot'
import { logFields, receiverParam } from '@/shared/deliveries/log-fields.ts'
import { defineQuery, textParam } from '@/shared/query/query.ts'

/** The path that a test calls. */
export const pingbackTestForm = v.object({
  path: v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/)),
})

/** The query of the log. */
export const deliveriesQuery = defineQuery({
  ...logFields,
  hostId: receiverParam('host'),
  taskId: textParam(/^\d{1,20}$/),
})
