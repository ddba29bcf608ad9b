import { failure } from '../errors.ts'
import { demoCode } from '../personas.ts'
import { token } from './random.ts'
import type { MockChallenge, MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

export const trustedCookie = 'trusted_device'
/** Shows after a reload which sign-in waits for its second factor. */
export const challengeCookie = 'two_factor'
const minutes = 5
const attempts = 5

/** Whether the account needs a second factor in this browser. */
export const asksForCode = (db: Data, account: MockAccount, device: string | undefined): boolean =>
  account.gate === 'two-factor' &&
  account.twoFactor &&
  !db.trustedDevices.some(({ id, accountId }) => id === device && accountId === account.id)

export function startChallenge(
  db: Data,
  account: MockAccount,
  now: number,
  remember = false,
): MockChallenge {
  db.counter += 1
  const challenge: MockChallenge = {
    id: token(db.seed, 'challenge', db.counter),
    accountId: account.id,
    methods: ['totp', 'email', ...(account.recoveryCodes.length > 0 ? ['recovery'] : [])],
    expiresAt: now + minutes * 60 * 1000,
    attemptsLeft: attempts,
    remember,
    sentAt: null,
  }
  db.challenges = [...db.challenges.filter(({ expiresAt }) => expiresAt > now), challenge]
  return challenge
}

export function endChallenge(db: Data, challenge: MockChallenge): void {
  db.challenges = db.challenges.filter((known) => known !== challenge)
}

/** @throws ApiFailure 410 where the challenge has expired or never existed */
export function openChallenge(
  db: Data,
  id: string,
  now: number,
): { challenge: MockChallenge; account: MockAccount } {
  const challenge = db.challenges.find((known) => known.id === id && known.expiresAt > now)
  const account = db.accounts.find((known) => known.id === challenge?.accountId)
  if (!challenge || !account)
    throw failure('ERROR_LINK_EXPIRED', { description: 'This challenge is over.' })
  return { challenge, account }
}

/** Normalises a typed code: spaces, dashes and capitals are ignored. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

/**
 * Checks a code. A recovery code is used up, and an e-mailed code is valid only after it was sent.
 */
export function takeCode(
  account: MockAccount,
  { sentAt }: MockChallenge,
  method: string,
  code: string,
): boolean {
  if (method === 'recovery') {
    const found = account.recoveryCodes.find((known) => plain(known) === plain(code))
    account.recoveryCodes = account.recoveryCodes.filter((known) => known !== found)
    return found !== undefined
  }
  return plain(code) === demoCode && (method === 'totp' || sentAt !== null)
}
