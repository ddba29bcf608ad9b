import * as v from 'valibot'
import { Id, NoArg, Nothing, textOrNull, Finite, longList } from './common.ts'
import {
  deliveryStates,
  NewSecret,
  receiverEntries,
  rotateSecretEntries,
  sentEntries,
  HostResponse,
  verificationMethods,
} from './deliveries.ts'
import { optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'

/**
 * The form (src/lib/pingback-host.ts) and the backend validate the format; the schema checks only
 * the length.
 */
const Host = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253))

/** The hosts that receive results (contract.md 4.4). */
export const PingbackHost = v.looseObject({
  id: Id,
  host: v.string(),
  ...receiverEntries,
})
export type PingbackHost = v.InferOutput<typeof PingbackHost>

/** What a host is told of the account itself (contract.md 4.4). */
export const pingbackEvents = ['key.expiring'] as const

/** The result of a task, or an event of the account, which has no task. */
export const Delivery = v.looseObject({
  ...sentEntries,
  event: textOrNull,
  /** The same for every host and every attempt, so that a receiver handles an event once. */
  eventId: textOrNull,
  taskId: v.optional(v.string(), ''),
  hostId: v.optional(v.nullable(Id), null),
})
export type Delivery = v.InferOutput<typeof Delivery>

export const DeliveryPage = v.looseObject({
  records: longList(Delivery),
  nextBefore: textOrNull,
  retentionDays: v.optional(v.nullable(Finite), null),
})
export type DeliveryPage = v.InferOutput<typeof DeliveryPage>

export const pingbackCalls = defineCalls({
  pingbackHosts: {
    method: 'GET',
    path: '/api/v2/customer/pingback',
    arg: NoArg,
    res: v.looseObject({
      records: longList(PingbackHost),
      max: v.optional(v.nullable(Finite), null),
    }),
    provides: ['Pingback'],
  },
  addPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback',
    arg: v.strictObject({ host: Host, method: v.picklist(verificationMethods) }),
    res: v.looseObject({ ...PingbackHost.entries, signingSecret: v.optional(v.string()) }),
    invalidates: ['Pingback', 'Dashboard'],
    repeatable: true,
  },
  /** Changes the method of verification, or enables and disables the host. */
  updatePingbackHost: {
    method: 'PUT',
    path: '/api/v2/customer/pingback/{id}',
    arg: v.strictObject({
      id: Id,
      method: v.optional(v.picklist(verificationMethods)),
      status: v.optional(v.picklist(['active', 'disabled'])),
    }),
    res: PingbackHost,
    invalidates: ['Pingback'],
  },
  removePingbackHost: {
    method: 'DELETE',
    path: '/api/v2/customer/pingback/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Pingback', 'Dashboard'],
  },
  /** Verifies the token now; a failed verification is part of the answer. */
  verifyPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/verify',
    arg: v.strictObject({ id: Id }),
    res: PingbackHost,
    invalidates: ['Pingback', 'Dashboard'],
  },
  rotatePingbackSecret: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/rotate_secret',
    arg: v.strictObject(rotateSecretEntries),
    res: NewSecret,
    invalidates: ['Pingback'],
    repeatable: true,
  },
  testPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/test',
    arg: v.strictObject({
      id: Id,
      path: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/))),
    }),
    res: HostResponse,
    invalidates: ['Pingback'],
  },
  pingbackLog: {
    method: 'GET',
    endpoint: 'list',
    path: '/api/v2/customer/pingback/log',
    arg: v.strictObject({
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      status: v.optional(v.picklist(deliveryStates)),
      taskId: v.optional(v.string()),
      hostId: v.optional(v.string()),
      ...optionalRange,
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
    repeatable: true,
  },
})
