import * as v from 'valibot'
import { Id, NoArg, Nothing, text } from './common.ts'
import { range } from './day.ts'
import { defineCalls } from './types.ts'

const number = v.optional(v.nullable(v.number()), null)

/** What is wrong with one beyond its length is the form's and the backend's to say: see src/lib/ip-range.ts and pingback-host.ts. */
const Ip = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))
const Host = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253))
export const commentLength = 100
const Comment = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(commentLength)), '')

export const IpRecord = v.looseObject({
  id: Id,
  ip: v.string(),
  comment: v.optional(v.nullable(v.string()), ''),
  createdAt: text,
  lastUsedAt: text,
})
export type IpRecord = v.InferOutput<typeof IpRecord>

export const IpList = v.looseObject({
  enabled: v.boolean(),
  /** Where this request came from; null where the backend does not say. */
  currentIp: text,
  records: v.array(IpRecord),
  max: v.optional(v.number(), 100),
})
export type IpList = v.InferOutput<typeof IpList>

export const verificationMethods = ['file', 'dns', 'same_ip'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** Where results are sent to (contract.md 4.4). */
export const PingbackHost = v.looseObject({
  id: Id,
  host: v.string(),
  status: v.optional(v.string(), ''),
  verification: v.optional(
    v.nullable(
      v.looseObject({
        method: v.string(),
        token: v.optional(v.string(), ''),
        /** How the last look ended: not_found, wrong_content, unreachable, other_ip. */
        problem: text,
        checkedAt: text,
      }),
    ),
    null,
  ),
  signingSecretSuffix: text,
  createdAt: text,
  lastDeliveryAt: text,
  /** Percent of the last 24 hours; null where nothing was sent. */
  successRate24h: number,
  /** In a row, up to now. */
  failures: v.optional(v.number(), 0),
  failingSince: text,
  /** Who turned it off: `failing` (24 hours of failures) or `user`. */
  disabledReason: text,
})
export type PingbackHost = v.InferOutput<typeof PingbackHost>

/** Told once; never again. */
export const NewSecret = v.looseObject({ signingSecret: v.string() })

export const PingbackTest = v.looseObject({ httpStatus: number, durationMs: number, body: v.optional(v.nullable(v.string()), ''), error: text })
export type PingbackTest = v.InferOutput<typeof PingbackTest>

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
  ipList: { method: 'GET', path: '/api/v2/customer/ip_list', arg: NoArg, res: IpList, provides: ['IpList'] },
  /** All or none: a refusal names each that is wrong as `records.<n>.ip`. */
  addIps: {
    method: 'POST',
    path: '/api/v2/customer/ip_list',
    arg: v.strictObject({ records: v.pipe(v.array(v.strictObject({ ip: Ip, comment: Comment })), v.minLength(1), v.maxLength(100)) }),
    res: v.looseObject({ records: v.array(IpRecord) }),
    invalidates: ['IpList', 'Dashboard'],
  },
  updateIp: {
    method: 'PUT',
    path: '/api/v2/customer/ip_list/{id}',
    arg: v.strictObject({ id: Id, ip: Ip, comment: Comment }),
    res: IpRecord,
    invalidates: ['IpList'],
  },
  removeIp: {
    method: 'DELETE',
    path: '/api/v2/customer/ip_list/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['IpList', 'Dashboard'],
  },
  enableIpList: {
    method: 'PUT',
    path: '/api/v2/customer/ip_list/enabled',
    arg: v.strictObject({ enabled: v.boolean() }),
    res: Nothing,
    invalidates: ['IpList', 'Dashboard'],
  },

  pingbackHosts: {
    method: 'GET',
    path: '/api/v2/customer/pingback',
    arg: NoArg,
    res: v.looseObject({ records: v.array(PingbackHost), max: v.optional(v.nullable(v.number()), null) }),
    provides: ['Pingback'],
  },
  addPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback',
    arg: v.strictObject({ host: Host, method: v.picklist(verificationMethods) }),
    res: v.looseObject({ ...PingbackHost.entries, signingSecret: v.optional(v.string()) }),
    invalidates: ['Pingback', 'Dashboard'],
  },
  /** Another way of verification, or on and off. */
  updatePingbackHost: {
    method: 'PUT',
    path: '/api/v2/customer/pingback/{id}',
    arg: v.strictObject({ id: Id, method: v.optional(v.picklist(verificationMethods)), status: v.optional(v.picklist(['active', 'disabled'])) }),
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
  /** Looks for the token now; what was not found stands in the answer. */
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
    arg: v.strictObject({ id: Id }),
    res: NewSecret,
    invalidates: ['Pingback'],
  },
  testPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/test',
    arg: v.strictObject({ id: Id, path: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/))) }),
    res: PingbackTest,
    invalidates: ['Pingback'],
  },

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
