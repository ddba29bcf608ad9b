import { entriesSum, newKey } from '@/lib/idempotency.ts'
import type { Problem } from './problem.ts'
import { judge } from './verdict.ts'

interface Call {
  method: string
  url: string
  body?: unknown
}

/**
 * The Idempotency-Keys of calls whose outcome is unknown, by call and argument. They live as long as
 * the page, as hashes, because an argument may hold a password.
 */
export function repeatKeys() {
  const keys = new Map<string, { sum: string; key: string }>()
  /** A later PUT replaces an earlier one, so a path has one key; what a POST makes stands for itself. */
  const placeOf = ({ method, url, body }: Call): { place: string; sum: string } => {
    const sum = entriesSum(body ?? null)
    return { place: method === 'POST' ? `${url} ${sum}` : `${method} ${url}`, sum }
  }
  return {
    keyOf: (call: Call): string => {
      const { place, sum } = placeOf(call)
      const known = keys.get(place)
      const key = known?.sum === sum ? known.key : newKey()
      keys.set(place, { sum, key })
      return key
    },
    /** Forgets the key of a call that was answered or refused for good. */
    settle: (call: Call, problem: Problem | undefined): void => {
      if (!problem || judge(problem) === 'over') keys.delete(placeOf(call).place)
    },
  }
}
