import { failure } from '../errors.ts'
import type { MockAccount } from '../data/accounts.ts'

export const proofMinutes = 10

interface Asking {
  user: MockAccount
  now: number
  session: { provenUntil: () => number }
}

/** The ways in which an account's owner can prove their identity. */
export function proofMethodsOf(account: MockAccount): string[] {
  return [
    ...(account.passkeys.length > 0 ? ['passkey'] : []),
    ...(account.hasPassword ? ['password'] : ['email_code']),
    ...(account.twoFactor ? ['totp', 'recovery'] : []),
  ]
}

/**
 * Guards sensitive actions (contract.md 4.0.8).
 * @throws ApiFailure where the person has no recent proof of identity
 */
export function needProof({ user, now, session }: Asking): void {
  if (session.provenUntil() > now) return
  throw failure('ERROR_REAUTH_REQUIRED', { extra: { methods: proofMethodsOf(user) } })
}
