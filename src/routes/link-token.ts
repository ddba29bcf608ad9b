import { decodePart } from '../lib/decode-part.ts'
import { findPage } from './paths.ts'
import { splitLanguage } from './language.ts'

/** The token in the path of a mailed link. Only its recipient may know it. */
export interface LinkToken {
  hash: string
  userId: string
}

const secrets = ['{hash}', '{userId}']
const none = '-'

interface Place {
  pathname: string
  search: string
}

export interface Hidden extends Place {
  /** The link's place: its path without language and token. Null if the address is not a link's. */
  place: string | null
  token: LinkToken | null
}

const decode = (part: string): string => decodePart(part) ?? part

type PatternOf = (path: string) => string | undefined
const ofTable: PatternOf = (path) => findPage(path)?.path

/** Replaces hash and id by `-` in the path of a row with a {hash}; null for any other path. */
function hidePath(
  pathname: string,
  patternOf: PatternOf,
): { place: string; pathname: string; token: LinkToken | null } | null {
  const { prefix, path } = splitLanguage(pathname)
  const pattern = patternOf(path)?.split('/')
  if (!pattern?.includes('{hash}')) return null
  const parts = path.replace(/\/+$/, '').split('/')
  const valueOf = (name: string): string => decode(parts[pattern.indexOf(name)] ?? none)
  const place = parts
    .map((part, index) => (secrets.includes(pattern[index] ?? '') ? none : part))
    .join('/')
  const token = { hash: valueOf('{hash}'), userId: valueOf('{userId}') }
  return {
    place,
    pathname: prefix ? `/${prefix}${place}` : place,
    token: token.hash === none ? null : token,
  }
}

/**
 * Removes the token from an address's path, or from the path of its return_to, by putting `-` for
 * hash and id (quality.md section 1). An address without a token stays unchanged.
 */
export function hideToken({ pathname, search }: Place, patternOf: PatternOf = ofTable): Hidden {
  const own = hidePath(pathname, patternOf)
  if (own) return { ...own, search }
  const params = new URLSearchParams(search)
  const targets = params.getAll('return_to').map((target) => {
    const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
    const found = hidePath(path, patternOf)
    return { found, target: found ? target.replace(path, () => found.pathname) : target }
  })
  const found = targets.find((one) => one.found)?.found
  if (!found) return { pathname, search, place: null, token: null }
  if (targets.every(({ target }, index) => target === params.getAll('return_to')[index]))
    return { pathname, search, place: found.place, token: found.token }
  params.delete('return_to')
  for (const { target } of targets) params.append('return_to', target)
  return { pathname, search: `?${params}`, place: found.place, token: found.token }
}
