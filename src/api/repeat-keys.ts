import { isFresh, readDraft, removeDraft, saveDraft, timeNow } from '@/lib/drafts.ts'
import { entriesSum } from '@/lib/idempotency.ts'
import { isRecord } from '@/lib/is-record.ts'
import { ownerOf } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'
import { newKey } from '@/lib/secure-context.ts'
import type { Problem } from './problem.ts'
import { judgeOutcome, noteTry } from './verdict.ts'
import type { HeldKey } from './verdict.ts'

interface Call {
  method: string
  url: string
  body?: unknown
}

/**
 * Fields that a person fills with a secret. They are left out of the hash, because a short secret
 * could be guessed from it. So a registration has one key per e-mail address, and the backend
 * compares the password (docs/backend-wire.md).
 */
const secrets = new Set(['password', 'code'])
const withoutSecrets = (body: unknown): unknown =>
  isRecord(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.has(name)))
    : body

/** Tells files apart without reading them. */
const partsOf = (form: FormData): unknown[] =>
  Array.from(form, ([name, part]) =>
    part instanceof Blob
      ? [name, part.size, part.type, part.name, part.lastModified]
      : [name, part],
  )

/** The person of the cached answer of the call `user`, which needs this file itself. */
export function ownerIn(state: unknown): Owner {
  const { api }: { api?: { queries: Record<string, { data?: unknown } | undefined> } } =
    Object(state)
  const user = api?.queries['user(undefined)']?.data
  const idOf = (value: unknown): number | string | undefined => {
    const id = isRecord(value) ? value['id'] : undefined
    return typeof id === 'number' || typeof id === 'string' ? id : undefined
  }
  const id = idOf(user)
  if (id === undefined || !isRecord(user)) return 'guest'
  return ownerOf({ id, team: { id: idOf(user['team']) } })
}

interface KnownKey extends HeldKey {
  sum: string
  key: string
  at: number
}

/**
 * The Idempotency-Keys of calls whose outcome is unknown, by person, call and argument. The tab keeps
 * them over a reload as long as a draft: until the person signs out, at most a day. Calls and
 * arguments are hashed.
 */
export function repeatKeys() {
  const keys = new Map<string, KnownKey>()
  /** A later PUT replaces an earlier one, so a path has one key; what is made stands for itself. */
  const placeOf = ({ method, url, body }: Call): { place: string; sum: string } => {
    const isFile = body instanceof FormData
    const sum = entriesSum(isFile ? partsOf(body) : (withoutSecrets(body) ?? null))
    return {
      place: `repeat-${entriesSum([method, url, (isFile || method === 'POST') && sum])}`,
      sum,
    }
  }
  const inPage = (owner: Owner, place: string): string => `${owner} ${place}`
  const knownKey = (owner: Owner, call: Call): string | undefined => {
    const { place, sum } = placeOf(call)
    const known = keys.get(inPage(owner, place))
    if (known?.sum === sum && isFresh(known)) return known.key
    const stored = readDraft(owner, place, sum)
    return typeof stored === 'string' ? stored : undefined
  }
  return {
    /** Whether the same was sent before, and nobody knows how it ended. */
    isRepeat: (owner: Owner, call: Call): boolean =>
      keys.get(inPage(owner, placeOf(call).place))?.isKept !== true &&
      knownKey(owner, call) !== undefined,
    keyOf: (owner: Owner, call: Call): string => {
      const { place, sum } = placeOf(call)
      const key = knownKey(owner, call) ?? newKey()
      const wasLost = keys.get(inPage(owner, place))?.wasLost
      keys.set(inPage(owner, place), { sum, key, at: timeNow(), ...(wasLost && { wasLost }) })
      saveDraft(owner, place, sum, key)
      return key
    },
    /** Forgets the key of a call that was answered or refused for good. */
    settle: (owner: Owner, call: Call, problem: Problem | undefined): void => {
      const verdict = problem ? judgeOutcome(problem) : 'over'
      const { place } = placeOf(call)
      const known = keys.get(inPage(owner, place))
      if (verdict !== 'over') return noteTry(known, verdict)
      keys.delete(inPage(owner, place))
      removeDraft(owner, place)
    },
  }
}
