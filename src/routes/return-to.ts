import { decodePart } from '../lib/decode-part.ts'
import { splitLanguage } from './language.ts'

/** Whether the route table knows a path (without language prefix). */
export type PathMatch = (path: string) => boolean

const maxLength = 2048

/**
 * Pages that a return_to must not lead to: they would undo or repeat what brought the person here.
 */
const refused = /^\/(?:auth(?:\/|$)|select-role(?:\/|$))/i

/**
 * Validates every redirect target from a URL (quality.md section 1; OWASP ASVS 5.0 items 1.1.1,
 * 3.7.2, 15.3.7).
 * @param search a query string with or without its `?`
 * @returns the path, query and hash to go to, or null if the parameter is missing, repeated or
 *   refused
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
  const path = decodePart(splitLanguage(url.pathname).path)
  if (path === null) return null
  // A path with one leading slash stays on the origin and has no credentials, but its dots may
  // still resolve to `//`.
  if (!isOwnPath(path) || refused.test(path) || !match(splitLanguage(url.pathname).path))
    return null
  return url.pathname + url.search + url.hash
}

/**
 * One leading slash, and no backslash, control character or space: nothing that a browser resolves
 * to another origin.
 */
function isOwnPath(value: string): boolean {
  return /^\/(?!\/)[^\u0000-\u0020\u007f\\]*$/.test(value)
}
