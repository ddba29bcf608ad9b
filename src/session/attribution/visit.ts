import { readCookie, writeCookie } from '../cookies.ts'

/**
 * A visit is the browser's session: reloads, other tabs and navigations belong to it. Its cookie
 * holds short marks of what has been sent, so that nothing is sent twice. Without cookies the
 * document remembers.
 */
export interface Visit {
  /** Whether this document started the visit. */
  isNew: boolean
  /** True for the first claim of a mark, in any tab. */
  claim: (mark: string) => boolean
}

/** Precedes the marks, because a visit in which nothing was sent exists too. */
const first = 'v'
const most = 24
const isMark = (text: string): boolean => /^[a-z0-9]{1,7}$/.test(text) && text !== first

export function openVisit(): Visit {
  const known = readCookie('visit')
  const here = new Set<string>()
  const write = (marks: ReadonlySet<string>) =>
    writeCookie('visit', [first, ...marks].slice(0, most).join('.'))
  if (known === undefined) write(here)
  return {
    isNew: known === undefined,
    claim: (mark) => {
      const marks = new Set([...(readCookie('visit')?.split('.').filter(isMark) ?? []), ...here])
      if (marks.has(mark)) return false
      here.add(mark)
      write(marks.add(mark))
      return true
    },
  }
}

/** Returns a short mark for a text (FNV-1a). */
export function markOf(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36)
}
