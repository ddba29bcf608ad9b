import { entriesSum } from '@/lib/idempotency.ts'
import { newKey } from '@/lib/secure-context.ts'
import type { Problem } from './problem.ts'
import { judgeOutcome, noteTry } from './verdict.ts'
import type { HeldKey } from './verdict.ts'

interface Call {
  method: string
  url: string
  body?: unknown
}

/** In milliseconds: a later press is a new will, because others may have changed the state. */
const fresh = 10 * 60_000

/** What a call changes: an action is posted below it, everything else is sent to it. */
const objectOf = ({ method, url }: Call): string => {
  const [path = ''] = url.split('?')
  return method === 'POST' ? path.slice(0, path.lastIndexOf('/')) : path
}

const isInside = (inner: string, outer: string): boolean => `${inner}/`.startsWith(`${outer}/`)

/**
 * The Idempotency-Keys of calls that set a state and whose outcome is unknown. Such a key ends with
 * the next other change of the same object: "pause", "resume", "pause" are three wills, and the
 * third must not get the answer of the first. They live in the page alone, as hashes.
 */
export function stateKeys() {
  const keys = new Map<string, HeldKey & { place: string; key: string; at: number }>()
  const placeOf = ({ method, url, body }: Call): string =>
    `${method} ${url} ${entriesSum(body ?? null)}`
  const known = (call: Call) => {
    const found = keys.get(objectOf(call))
    const isSame = found?.place === placeOf(call) && Date.now() - found.at < fresh
    return isSame ? found : undefined
  }
  return {
    /** Whether the same press was sent before, and nobody knows how it ended. */
    isRepeat: (call: Call): boolean => {
      const held = known(call)
      return held !== undefined && !held.isKept
    },
    keyOf: (call: Call): string => {
      const object = objectOf(call)
      const { key = newKey(), wasLost } = known(call) ?? {}
      for (const other of keys.keys())
        if (isInside(object, other) || isInside(other, object)) keys.delete(other)
      keys.set(object, { place: placeOf(call), key, at: Date.now(), ...(wasLost && { wasLost }) })
      return key
    },
    /** Forgets the key of a call that was answered or refused for good. */
    settle: (call: Call, problem: Problem | undefined): void => {
      const object = objectOf(call)
      const verdict = problem ? judgeOutcome(problem) : 'over'
      if (verdict !== 'over') return noteTry(known(call), verdict)
      if (keys.get(object)?.place === placeOf(call)) keys.delete(object)
    },
  }
}
