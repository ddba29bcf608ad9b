import type { Account } from '../db.ts'
import { failure } from '../errors.ts'

export const proofMinutes = 10

interface Asking {
  user: Account
  now: number
  session: { provenUntil: () => number }
}

/** How an account can prove that it is really its owner who asks. */
export function proofMethodsOf(account: Account): string[] {
  return [...(account.hasPassword ? ['password'] : ['email_code']), ...(account.twoFactor ? ['totp', 'recovery'] : [])]
}

/** For sensitive actions (contract.md 4.0.8). @throws ApiFailure where the person has not proven lately who they are */
export function needProof({ user, now, session }: Asking): void {
  if (session.provenUntil() > now) return
  throw failure('ERROR_REAUTH_REQUIRED', { extra: { methods: proofMethodsOf(user) } })
}
