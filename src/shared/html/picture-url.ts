import { site } from '@/site/site.ts'
import { linkTarget } from './link-target.ts'

/**
 * Checks the address of a picture from the backend: a data URL of a picture, an https address or an
 * own path.
 */
export function pictureUrl(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]/i.test(url)) return url
  const target = linkTarget(
    url,
    typeof location === 'undefined' ? `https://${site.canonicalHost}` : location.origin,
  )
  return target === null || target.startsWith('mailto:') ? undefined : target
}
