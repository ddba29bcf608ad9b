import * as v from 'valibot'
import { Id, text } from './common.ts'
import { range } from './day.ts'
import { defineCalls } from './types.ts'

const number = v.optional(v.nullable(v.number()), null)

const Attempt = v.looseObject({ attempt: v.number(), createdAt: v.string(), httpStatus: number, error: text, durationMs: number })

export const Delivery = v.looseObject({
  id: v.string(),
  taskId: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
  hostId: v.optional(v.nullable(Id), null),
  attempt: v.optional(v.number(), 1),
  httpStatus: number,
  error: text,
  durationMs: number,
  requestBody: text,
  responseBody: text,
  createdAt: v.optional(v.string(), ''),
  nextRetryAt: text,
  /** The tries before this one, latest last. */
  attempts: v.optional(v.array(Attempt), []),
})
export type Delivery = v.InferOutput<typeof Delivery>

export const deliveryStates = ['delivered', 'retrying', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const DeliveryPage = v.looseObject({
  records: v.array(Delivery),
  nextBefore: text,
  retentionDays: v.optional(v.nullable(v.number()), null),
})
export type DeliveryPage = v.InferOutput<typeof DeliveryPage>

export const deliveryCalls = defineCalls({
  pingbackLog: {
    method: 'GET',
    path: '/api/v2/customer/pingback/log',
    arg: v.strictObject({
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      status: v.optional(v.picklist(deliveryStates)),
      taskId: v.optional(v.string()),
      hostId: v.optional(v.string()),
      ...range,
    }),
    res: DeliveryPage,
    provides: ['PingbackLog'],
  },
  delivery: {
    method: 'GET',
    path: '/api/v2/customer/pingback/log/{id}',
    arg: v.strictObject({ id: v.string() }),
    res: Delivery,
    provides: ['PingbackLog'],
  },
  resendDelivery: {
    method: 'POST',
    path: '/api/v2/customer/pingback/log/{id}/resend',
    arg: v.strictObject({ id: v.string() }),
    res: Delivery,
    invalidates: ['PingbackLog', 'Pingback'],
  },
})
