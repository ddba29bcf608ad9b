import { pictureOf } from '../seed/articles/covers.ts'
import { softwarePicture } from '../seed/software.ts'
import type { Data } from '../data/data.ts'

const place = /^\/api\/v1\/articles\/media\/([\w-]+)(?:\.svg)?$/

/** Whether a path is an image's: an <img> requests it, so it is no API call. */
export const isMedia = (path: string): boolean => place.test(path)

/** An image of an article, from the seed or from an upload; null where there is none. */
export function media(path: string, db: Data): Response | null {
  const name = place.exec(path)?.[1] ?? ''
  const headers = { 'cache-control': 'max-age=3600', 'x-content-type-options': 'nosniff' }
  const upload =
    db.articles.attachments.find(({ id }) => String(id) === name) ??
    db.software.images.find(({ id }) => String(id) === name)
  if (upload) {
    const bytes = Uint8Array.from(atob(upload.data), (char) => char.codePointAt(0) ?? 0)
    return new Response(bytes, { headers: { ...headers, 'content-type': upload.mime } })
  }
  const drawn = pictureOf(name) ?? softwarePicture(name)
  return drawn === null
    ? null
    : new Response(drawn, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}
