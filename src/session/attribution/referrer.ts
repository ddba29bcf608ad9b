import type { Site } from '@/site/sites.ts'
import { capEncoded } from './cap.ts'

/** The hosts of this product: those of every site, and the host of the page. */
export interface Own {
  hosts: Site['hosts']
  here: string
}

/** Encoded. With the others it must fit into one header (visitor.spec.ts). */
const longest = 384

function parse(referrer: string): URL | null {
  // No browser sends a longer one, and parsing must be bounded.
  if (referrer === '' || referrer.length > 8192) return null
  try {
    const url = new URL(referrer)
    return /^(?:https?|android-app):$/.test(url.protocol) && url.hostname !== '' ? url : null
  } catch {
    return null
  }
}

const plain = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '')

/** Whether a host is one of ours or a subdomain of one. */
export function isOwnHost(hostname: string, { hosts, here }: Own): boolean {
  const host = plain(hostname)
  return (
    host === plain(here) ||
    Object.values(hosts).some((own) => host === own || host.endsWith(`.${own}`))
  )
}

/** The external page that led here; null if there is none or it is one of ours. */
export function externalReferrer(referrer: string, own: Own): string | null {
  const url = parse(referrer)
  if (!url || isOwnHost(url.hostname, own)) return null
  url.username = ''
  url.password = ''
  url.hash = ''
  return capEncoded(url.href, longest)
}

/** The host of a referrer, for the tracker. */
export function referrerHost(referrer: string): string | null {
  const host = parse(referrer)?.host ?? ''
  return host !== '' && host.length <= 255 ? host : null
}
