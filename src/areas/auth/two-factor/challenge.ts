import * as v from 'valibot'
import type { LoginAnswer, TwoFactorMethod } from '@/api/contract/auth.ts'
import { twoFactorMethods } from '@/api/contract/auth.ts'
import { isProblem } from '@/api/problem.ts'

/** A sign-in that waits for its second factor. Held by the page alone: a reload begins with the password. */
export interface Challenge {
  id: string
  /** At least one, best first. */
  methods: readonly TwoFactorMethod[]
  /** When it ends; null where nobody said. */
  until: number | null
}

/** What a return from another service does not say: every way, and the server decides. */
const anyWay: readonly TwoFactorMethod[] = ['totp', 'recovery', 'email']

export function challengeOf(
  { challengeId, methods, expiresAt }: NonNullable<LoginAnswer['twoFactor']>,
  now: number,
): Challenge {
  const known = twoFactorMethods
    .filter((method) => methods.includes(method))
    .toSorted((a, b) => methods.indexOf(a) - methods.indexOf(b))
  const until = Date.parse(expiresAt ?? '')
  // By a clock that goes wrong it would be over before it began: then the server alone knows.
  return {
    id: challengeId,
    methods: known.length > 0 ? known : anyWay,
    until: until > now ? until : null,
  }
}

/** The challenge that the address names; null where it names none, several, or nothing that could be one. */
export function challengeIn(search: string): Challenge | null {
  const [id, ...more] = new URLSearchParams(search).getAll('challengeId')
  return id && more.length === 0 && /^[\w.~-]{1,200}$/.test(id)
    ? { id, methods: anyWay, until: null }
    : null
}

const compact = (text: string, leave: RegExp): string => text.normalize('NFKC').replace(leave, '')
const Digits = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => compact(text, /[\s\p{Dash}]/gu)),
    v.nonEmpty(),
    v.regex(/^\d{6,8}$/),
  ),
})
/** Dashes stay: only the server knows whether they belong to it. */
const Recovery = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => compact(text, /\s/g)),
    v.nonEmpty(),
    v.maxLength(64),
  ),
})

/** How a code is typed: spaces and dashes do not count. */
export const codeForms = {
  totp: Digits,
  email: Digits,
  recovery: Recovery,
} as const satisfies Record<TwoFactorMethod, unknown>

/** The challenge has expired, was answered, or had too many wrong codes. */
export const isOver = (error: unknown): boolean =>
  isProblem(error) && (error.status === 410 || attemptsLeft(error) === 0)

/** How many wrong codes are still allowed after this one; null where nobody said. */
export function attemptsLeft(error: unknown): number | null {
  const data: unknown = isProblem(error) ? error.data : null
  const left =
    typeof data === 'object' && data !== null && 'attemptsLeft' in data ? data.attemptsLeft : null
  return typeof left === 'number' && Number.isInteger(left) && left >= 0 ? left : null
}
