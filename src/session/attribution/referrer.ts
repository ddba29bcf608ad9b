import type { Site } from '@/site/sites.ts'
import { capEncoded } from './cap.ts'

/** The hosts that are this product's: of every site, and the one that the page stands on. */
export interface Own {
  hosts: Site['hosts']
  here: string
}

/** Encoded: with the others it has to fit into one header (visitor.spec.ts). */
const longest = 384

function parse(referrer: string): URL | null {
  // Beyond this no browser tells it, and parsing has an end.
  if (referrer === '' || referrer.length > 8192) return null
  try {
    const url = new URL(referrer)
    return /^(?:https?|android-app):$/.test(url.protocol) && url.hostname !== '' ? url : null
  } catch {
    return null
  }
}

const plain = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '')

/** Whether a host is one of ours or below one of ours. */
export function isOwnHost(hostname: string, { hosts, here }: Own): boolean {
  const host = plain(hostname)
  return (
    host === plain(here) ||
    Object.values(hosts).some((own) => host === own || host.endsWith(`.${own}`))
  )
}

/** The page of others that led here; null where there is none, or it is our own. */
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
