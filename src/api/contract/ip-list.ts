import * as v from 'valibot'
import { Id, NoArg, Nothing, textOrNull, Finite, longList } from './common.ts'
import { defineCalls } from './types.ts'

/**
 * The form (src/lib/ip-range.ts) and the backend validate the format; the schema checks only the
 * length.
 */
const Ip = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))
export const commentLength = 100
const Comment = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(commentLength)), '')

export const IpRecord = v.looseObject({
  id: Id,
  ip: v.string(),
  comment: v.optional(v.nullable(v.string()), ''),
  createdAt: textOrNull,
  lastUsedAt: textOrNull,
})
export type IpRecord = v.InferOutput<typeof IpRecord>

export const IpList = v.looseObject({
  enabled: v.boolean(),
  /** The address of this request; null where the backend does not send it. */
  currentIp: textOrNull,
  records: longList(IpRecord),
  max: v.optional(Finite, 100),
})
export type IpList = v.InferOutput<typeof IpList>

export const ipListCalls = defineCalls({
  ipList: {
    method: 'GET',
    path: '/api/v2/customer/ip_list',
    arg: NoArg,
    res: IpList,
    provides: ['IpList'],
  },
  /** Adds all records or none: an error names each wrong one as `records.<n>.ip`. */
  addIps: {
    method: 'POST',
    path: '/api/v2/customer/ip_list',
    arg: v.strictObject({
      records: v.pipe(
        v.array(v.strictObject({ ip: Ip, comment: Comment })),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
    res: v.looseObject({ records: longList(IpRecord) }),
    invalidates: ['IpList', 'Dashboard'],
    repeatable: true,
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
})
