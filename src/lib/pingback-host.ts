import { toDomain } from './domain.ts'
import { readRange } from './ip-range.ts'

/** In words of the contract's FieldCode: no host, more than a host, one that the world cannot reach. */
export type HostProblem = 'bad_format' | 'mismatch' | 'not_allowed'

/** What stands around the host in a pasted address: a protocol, a port, a path. */
const around = /^[a-z][a-z0-9+.-]*:\/\/|[/?#@]|\]?:\d+$/i
const local = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/

/** The host that results are sent to: a domain name or one address, without protocol, port and path. */
export function readHost(
  typed: string,
): { host: string; kind: 'domain' | 'ip' } | { problem: HostProblem } {
  const text = typed.trim()
  const address = readRange(text)
  if ('range' in address && !text.includes('/')) return { host: address.range, kind: 'ip' }
  if ('code' in address && address.code === 'not_allowed' && !text.includes('/'))
    return { problem: 'not_allowed' }
  if (around.test(text)) return { problem: 'mismatch' }
  if (local.test(text.toLowerCase().replace(/\.$/, ''))) return { problem: 'not_allowed' }
  const host = toDomain(text)
  return host ? { host, kind: 'domain' } : { problem: 'bad_format' }
}

/** The host inside of a whole address, to be offered in its place; null where there is none. */
export function hostInside(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const read = readHost(new URL(address).hostname.replace(/^\[|\]$/g, ''))
  return 'host' in read ? read.host : null
}
