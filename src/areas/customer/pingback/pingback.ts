import * as v from 'valibot'
import { deliveryStates } from '@/api/contract/pingback.ts'
import type { Delivery, DeliveryState } from '@/api/contract/pingback.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, textParam } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

export const hostStatuses = ['pending_verification', 'active', 'failing', 'disabled'] as const
export type HostStatus = (typeof hostStatuses)[number]
export const hostTones: Record<HostStatus, BadgeTone> = {
  pending_verification: 'warn',
  active: 'ok',
  failing: 'bad',
  disabled: 'neutral',
}

/** The result of the last check for a token. */
export const verificationProblems = [
  'not_found',
  'wrong_content',
  'unreachable',
  'other_ip',
] as const
export const deliveryErrors = ['timeout', 'dns', 'tls', 'refused'] as const

/** The path that a test calls. */
export const pingbackTestForm = v.object({
  path: v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/)),
})

/**
 * Where a token proves the ownership of a host: in a file at the root, or in a DNS record below the
 * name.
 */
export const proofPath = '/pingback.txt'
export const proofName = (host: string): string => `_pingback.${host}`
/** Whether a host is an IP address. A domain name never consists of digits alone. */
export const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host)
/** A v6 address needs brackets in a URL. */
export const urlOf = (host: string, path: string): string =>
  `https://${host.includes(':') ? `[${host}]` : host}${path}`

export const succeeded = ({ httpStatus }: Pick<Delivery, 'httpStatus'>): boolean =>
  httpStatus !== null && httpStatus >= 200 && httpStatus < 300
export function deliveryState(
  delivery: Pick<Delivery, 'httpStatus' | 'nextRetryAt'>,
): DeliveryState {
  return succeeded(delivery) ? 'delivered' : delivery.nextRetryAt ? 'retrying' : 'failed'
}
export const stateTones: Record<DeliveryState, BadgeTone> = {
  delivered: 'ok',
  retrying: 'warn',
  failed: 'bad',
}

/** The query of the log. */
export const deliveriesQuery = defineQuery({
  status: choice(deliveryStates),
  hostId: textParam(/^[\w-]{1,64}$/, 'host'),
  taskId: textParam(/^\d{1,20}$/),
  ...dayParams,
})
