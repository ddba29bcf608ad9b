/** The address of a picture from the API, where it is one that may be shown: a picture in itself, an own path, https. */
export function pictureUrl(url: string | null): string | undefined {
  if (!url) return undefined
  return /^(?:data:image\/(?:svg\+xml|png|jpeg|gif|webp)[;,]|https:\/\/|\/(?![/\\]))/i.test(url) ? url : undefined
}
