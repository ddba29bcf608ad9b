import { splitLanguage } from './language.ts'

/** Whether the route table knows a path (without language prefix). */
export type PathMatch = (path: string) => boolean

const maxLength = 2048

/** Pages that a return_to never leads to: they would undo or repeat what brought the person here. */
const refused = /^\/(?:auth(?:\/|$)|select-role(?:\/|$))/i

/**
 * The one judge of redirect targets that come from a URL (quality.md section 1; OWASP ASVS 5.0 items 1.1.1, 3.7.2, 15.3.7).
 * @param search a query string with or without its `?`
 * @returns the path, query and hash to go to, or null where the parameter is absent, doubled or refused
 */
export function returnTo(
  search: string,
  { match, origin }: { match: PathMatch; origin: string },
): string | null {
  const values = new URLSearchParams(search).getAll('return_to')
  const [value] = values
  if (values.length !== 1 || !value || value.length > maxLength) return null
  if (!isOwnPath(value)) return null
  let url: URL
  try {
    url = new URL(value, origin)
  } catch {
    return null
  }
  if (url.searchParams.has('return_to')) return null
  let path: string
  try {
    path = decodeURIComponent(splitLanguage(url.pathname).path)
  } catch {
    return null
  }
  // What begins with one slash stays on the origin and has no credentials; its dots may still lead to `//`.
  if (!isOwnPath(path) || refused.test(path) || !match(splitLanguage(url.pathname).path))
    return null
  return url.pathname + url.search + url.hash
}

/** One leading slash, no backslash, no control character, no space: nothing that a browser reads as another origin. */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)[^\u0000-\u0020\u007f\\]*$/.test(value)
}
