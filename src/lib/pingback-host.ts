import { toDomain } from './domain.ts'
import { readRange } from './ip-range.ts'

/**
 * In terms of the contract's FieldCode: not a host, more than a host, or a host that is not public.
 */
export type HostProblem = 'bad_format' | 'mismatch' | 'not_allowed'

/** The parts around the host in a pasted address: a protocol, a port, a path. */
const around = /^[a-z][a-z0-9+.-]*:\/\/|[/?#@]|\]?:\d+$/i
const local = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/

/**
 * Parses the host that results are sent to: a domain name or IP address, without protocol, port and
 * path.
 */
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

/** Finds the host inside a complete address, to offer it instead; null if there is none. */
export function hostInside(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const read = readHost(new URL(address).hostname.replace(/^\[|\]$/g, ''))
  return 'host' in read ? read.host : null
}
