import { site } from '@/site/site.ts'
import { linkTarget } from './link-target.ts'

/** The address of a picture from the backend, where it may be shown: a picture in itself, or what a link may lead to over https or here. */
export function pictureUrl(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]/i.test(url)) return url
  const target = linkTarget(
    url,
    typeof location === 'undefined' ? `https://${site.canonicalHost}` : location.origin,
  )
  return target === null || target.startsWith('mailto:') ? undefined : target
}
