import type { DeliveryState, Sent } from '@/api/contract/deliveries.ts'
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

export const succeeded = ({ httpStatus }: Pick<Sent, 'httpStatus'>): boolean =>
  httpStatus !== null && httpStatus >= 200 && httpStatus < 300
export function deliveryState(delivery: Pick<Sent, 'httpStatus' | 'nextRetryAt'>): DeliveryState {
  return succeeded(delivery) ? 'delivered' : delivery.nextRetryAt ? 'retrying' : 'failed'
}
export const stateTones: Record<DeliveryState, BadgeTone> = {
  delivered: 'ok',
  retrying: 'warn',
  failed: 'bad',
}
