import { findPage } from './paths.ts'
import { splitLanguage } from './language.ts'

/** What the path of a mailed link carries, and only whoever got the e-mail is to know. */
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
  /** Which link it is about: its path without language and token. Null where the address is about none. */
  place: string | null
  token: LinkToken | null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

type PatternOf = (path: string) => string | undefined
const ofTable: PatternOf = (path) => findPage(path)?.path

/** The path of a row with a {hash}, `-` in the place of hash and id; null for any other. */
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
 * An address without the token that it carries in its path or in the path of its return_to: the same pattern, with `-` for
 * hash and id (quality.md section 1). An address without one stays to the letter as it is.
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
