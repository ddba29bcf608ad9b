import * as v from 'valibot'
import type { LoginAnswer, TwoFactorMethod } from '@/api/contract/auth.ts'
import { twoFactorMethods } from '@/api/contract/auth.ts'
import { isProblem } from '@/api/problem.ts'
import { deviceTime } from '@/lib/server-clock.ts'
import { plainSigns } from '@/lib/half-width.ts'

/**
 * A sign-in that waits for its second factor. Only the page holds it; after a reload the backend
 * gives it again, for as long as it lives.
 */
export interface SignInChallenge {
  id: string
  /** At least one method, best first. */
  methods: readonly TwoFactorMethod[]
  /** When it ends; null if unknown. */
  until: number | null
}

/**
 * A return from another service does not list the methods, so all are offered, and the server
 * decides.
 */
const anyWay: readonly TwoFactorMethod[] = ['totp', 'recovery', 'email']

export function signInChallenge(
  { challengeId, methods, expiresAt }: NonNullable<LoginAnswer['twoFactor']>,
  now: number,
): SignInChallenge {
  const known = twoFactorMethods
    .filter((method) => methods.includes(method))
    .toSorted((a, b) => methods.indexOf(a) - methods.indexOf(b))
  // By the device's clock, which counts it down.
  const until = deviceTime(expiresAt)
  return {
    id: challengeId,
    methods: known.length > 0 ? known : anyWay,
    until: until > now ? until : null,
  }
}

/** The challenge in the address; null if it contains none, several, or an invalid one. */
export function challengeIn(search: string): SignInChallenge | null {
  const [id, ...more] = new URLSearchParams(search).getAll('challengeId')
  return id && more.length === 0 && /^[\w.~-]{1,200}$/.test(id)
    ? { id, methods: anyWay, until: null }
    : null
}

const compact = (text: string, leave: RegExp): string =>
  plainSigns(text.normalize('NFKC')).replace(leave, '')
const Digits = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => compact(text, /[\s\p{Dash}]/gu)),
    v.nonEmpty(),
    v.regex(/^\d{6,8}$/),
  ),
})
/** Dashes stay, because only the server knows whether they belong to the code. */
const Recovery = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => compact(text, /\s/g)),
    v.nonEmpty(),
    v.maxLength(64),
  ),
})

/** How codes are normalized: spaces and dashes are ignored. */
export const codeForms = {
  totp: Digits,
  email: Digits,
  recovery: Recovery,
} as const satisfies Record<TwoFactorMethod, unknown>

/** Whether the challenge has expired, was answered, or had too many wrong codes. */
export const isOver = (error: unknown): boolean =>
  isProblem(error) && (error.status === 410 || challengeAttemptsLeft(error) === 0)

/** The number of attempts left; null if unknown. */
export function challengeAttemptsLeft(error: unknown): number | null {
  const data: unknown = isProblem(error) ? error.data : null
  const left =
    typeof data === 'object' && data !== null && 'attemptsLeft' in data ? data.attemptsLeft : null
  return typeof left === 'number' && Number.isInteger(left) && left >= 0 ? left : null
}
