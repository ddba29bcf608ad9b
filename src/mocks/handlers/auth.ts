import type { authCalls } from '../../api/contract/auth.ts'
import { isLanguage } from '../../site/languages.ts'
import { findAccount } from '../db.ts'
import type { Account, Data } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import { isTimezone } from '../lib/timezone.ts'
import { token } from '../lib/random.ts'
import { userOf } from './user.ts'
import type { Handlers } from './types.ts'

export const csrfCookie = 'csrf_token'
const maxAttempts = 5
const lockSeconds = 900
const challengeSeconds = 300

/** Long enough, and on every list of leaked passwords. */
const compromised = [
  'password123',
  'password1234',
  '1234567890',
  '0123456789',
  'qwertyuiop',
  'qwerty12345',
  'passwordpassword',
  'iloveyou123',
  'letmein123',
]

const iso = (time: number): string => new Date(time).toISOString()
const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***')

function checkLock(db: Data, email: string, now: number): void {
  const attempt = db.attempts.find((known) => known.email === email)
  if (attempt && attempt.lockedUntil > now) throw failure('ERROR_ACCOUNT_LOCKED', { retryAfter: Math.ceil((attempt.lockedUntil - now) / 1000) })
}

/** Counted for unknown addresses too: the answer tells nobody which ones exist. */
function countMiss(db: Data, email: string, now: number): void {
  const before = db.attempts.find((known) => known.email === email)
  const count = before && before.lockedUntil <= now && before.count < maxAttempts ? before.count + 1 : 1
  const attempt = { email, count, lockedUntil: count >= maxAttempts ? now + lockSeconds * 1000 : 0 }
  db.attempts = [...db.attempts.filter((known) => known.email !== email), attempt]
}

function checkGate(account: Account): void {
  if (account.gate === 'deleted') throw failure('ERROR_ACCOUNT_DELETED')
  if (account.gate === 'locked') throw failure('ERROR_ACCOUNT_LOCKED', { retryAfter: lockSeconds })
  if (account.gate === 'unconfirmed') throw failure('ERROR_EMAIL_NOT_CONFIRMED')
}

export const authHandlers: Handlers<typeof authCalls> = {
  csrf: {
    access: 'public',
    run: ({ db, request, setCookie }) => {
      if (request.cookies[csrfCookie]) return
      db.counter += 1
      setCookie(csrfCookie, token(db.seed, 'csrf', db.counter))
    },
  },
  login: {
    access: 'public',
    run: ({ arg: { email, password, remember }, db, now, session }) => {
      checkLock(db, email, now)
      const account = findAccount(db, email)
      if (account?.password !== password) {
        countMiss(db, email, now)
        throw failure('ERROR_WRONG_CREDENTIALS')
      }
      checkGate(account)
      db.attempts = db.attempts.filter((known) => known.email !== email)
      if (account.gate === 'two-factor') {
        db.counter += 1
        return {
          twoFactor: {
            challengeId: token(db.seed, 'challenge', db.counter),
            methods: ['totp', 'recovery'],
            expiresAt: iso(now + challengeSeconds * 1000),
          },
        }
      }
      session.start(account, remember)
      return { user: userOf(account) }
    },
  },
  register: {
    access: 'public',
    status: 201,
    refuse: (fields) => (Object.keys(fields).join() === 'agreeTerms' ? failure('ERROR_TERMS_REQUIRED', { fields }) : undefined),
    run: ({ arg, db, now, session }) => {
      const { email, password } = arg
      if (password.toLowerCase() === email || compromised.includes(password.toLowerCase())) throw invalid({ password: { code: 'not_allowed' } })
      if (!isLanguage(arg.language)) throw invalid({ language: { code: 'not_allowed' } })
      if (findAccount(db, email)) throw failure('ERROR_EMAIL_TAKEN', { fields: { email: { code: 'not_unique' } } })
      const account: Account = {
        id: Math.max(...db.accounts.map(({ id }) => id)) + 1,
        persona: null,
        email,
        password,
        gate: 'open',
        emailConfirmed: false,
        name: null,
        userType: arg.userType ?? null,
        interfaceLanguage: arg.language,
        currency: 'USD',
        timezone: isTimezone(arg.timezone) ? arg.timezone : 'UTC',
        theme: 'system',
        balance: 0,
        volume: 0,
        twoFactor: false,
        recoveryCodes: [],
        hasPassword: true,
        oauth: [],
        avatarUrl: null,
        country: null,
        company: null,
        permissions: {},
        systemMessage: null,
        restrictions: [],
        analytics: { daysSinceRegistration: 0, daysSinceLastPayment: null, daysSinceLastUse: null, earnedOnCaptcha: 0, spentOnCaptcha: 0 },
        createdAt: iso(now),
      }
      db.accounts.push(account)
      session.start(account)
      return { user: userOf(account), emailConfirmation: { required: true, sentTo: masked(email) } }
    },
  },
  logout: { access: 'public', run: ({ session }) => session.end() },
}
