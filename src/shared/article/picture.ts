import { linkTarget } from '../html/link-target.ts'
import { site } from '@/site/site.ts'

/** Where a picture that the backend names may be had; null where that is no place for one. */
export function pictureUrl(url: string | null | undefined): string | null {
  if (!url) return null
  const target = linkTarget(url, typeof location === 'undefined' ? `https://${site.canonicalHost}` : location.origin)
  return target === null || target.startsWith('mailto:') ? null : target
}
