import type { authCalls } from '../../api/contract/auth.ts'
import type { signOutCalls } from '../../api/contract/user.ts'
import { isLanguage } from '../../site/languages.ts'
import { findAccount } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import { asksForCode, startChallenge, challengeCookie, trustedCookie } from '../lib/challenges.ts'
import { checkGate, lockSeconds } from '../lib/gate.ts'
import { maskEmail, sendLink } from '../lib/links.ts'
import { couponPartner } from '../lib/promo.ts'
import { dollars } from '../lib/money.ts'
import { newAccount } from '../lib/new-account.ts'
import { checkPassword } from '../lib/passwords.ts'
import { isTimezone } from '../lib/timezone.ts'
import { token } from '../lib/random.ts'
import { logSecurity } from '../lib/security-log.ts'
import { userOf } from './user.ts'
import { confirmHandlers } from './confirm.ts'
import { oauthHandlers } from './oauth.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { memberOfSignIn } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'

export const csrfCookie = 'csrf_token'
const maxAttempts = 5
/** The value of each code in dollars; a code of 0 has expired. */
const promoCodes: Readonly<Record<string, number>> = { WELCOME: 1, SPRING: 0 }

function checkLock(db: Data, email: string, now: number): void {
  const attempt = db.attempts.find((known) => known.email === email)
  if (attempt && attempt.lockedUntil > now)
    throw failure('ERROR_ACCOUNT_LOCKED', {
      retryAfter: Math.ceil((attempt.lockedUntil - now) / 1000),
    })
}

/** Unknown addresses count too, so that the answer does not reveal which ones exist. */
function countMiss(db: Data, email: string, now: number): void {
  const before = db.attempts.find((known) => known.email === email)
  const count =
    before && before.lockedUntil <= now && before.count < maxAttempts ? before.count + 1 : 1
  const attempt = { email, count, lockedUntil: count >= maxAttempts ? now + lockSeconds * 1000 : 0 }
  db.attempts = [...db.attempts.filter((known) => known.email !== email), attempt]
}

export const authHandlers: Handlers<typeof authCalls & typeof signOutCalls> = {
  ...oauthHandlers,
  ...twoFactorHandlers,
  ...confirmHandlers,
  csrf: {
    access: 'public',
    run: ({ db, setCookie }) => {
      db.counter += 1
      setCookie(csrfCookie, token(db.seed, 'csrf', db.counter))
    },
  },
  login: {
    access: 'public',
    samples: [{ email: 'customer@glyphwork.example', password: 'Glyphwork-demo-1' }],
    run: ({ arg: { email, password, remember }, db, now, request, session, setCookie }) => {
      checkLock(db, email, now)
      const account = findAccount(db, email)
      if (account?.password !== password) {
        if (account) logSecurity(db, account, 'login_failed', now, request.headers)
        countMiss(db, email, now)
        throw failure('ERROR_WRONG_CREDENTIALS')
      }
      checkGate(account)
      db.attempts = db.attempts.filter((known) => known.email !== email)
      if (asksForCode(db, account, request.cookies[trustedCookie])) {
        const { id, methods, expiresAt } = startChallenge(db, account, now, remember)
        setCookie(challengeCookie, id, { httpOnly: true })
        return {
          twoFactor: { challengeId: id, methods, expiresAt: new Date(expiresAt).toISOString() },
        }
      }
      session.start(account, remember)
      logSecurity(db, account, 'login', now, request.headers)
      return { user: userOf(db, account, now, memberOfSignIn(db, account, request.headers)) }
    },
  },
  register: {
    access: 'public',
    status: 201,
    refuse: (fields) =>
      Object.keys(fields).join() === 'agreeTerms'
        ? failure('ERROR_TERMS_REQUIRED', { fields })
        : undefined,
    samples: [
      {
        email: 'new@example.com',
        password: 'a long password',
        agreeTerms: true,
        language: 'en',
        timezone: 'UTC',
      },
    ],
    run: ({ arg, db, now, session }) => {
      const { email, password } = arg
      checkPassword(password, email)
      if (!isLanguage(arg.language)) throw invalid({ language: { code: 'not_allowed' } })
      if (findAccount(db, email))
        throw failure('ERROR_EMAIL_TAKEN', { fields: { email: { code: 'not_unique' } } })
      const promo = arg.promoCode?.toUpperCase()
      const partner = promo && couponPartner(db, promo)
      if (promo && !Object.hasOwn(promoCodes, promo) && !partner)
        throw invalid({ promoCode: { code: 'not_allowed' } })
      if (promo && promoCodes[promo] === 0) throw invalid({ promoCode: { code: 'expired' } })
      const account = newAccount(db, now, {
        email,
        password,
        userType: arg.userType ?? null,
        interfaceLanguage: arg.language,
        timezone: isTimezone(arg.timezone) ? arg.timezone : 'UTC',
        balance: dollars((promo && promoCodes[promo]) || 0),
      })
      if (partner)
        db.transfers.coupons.push({
          partnerId: partner.id,
          accountId: account.id,
          paymentId: null,
        })
      sendLink(db, account, 'sign_up', now)
      session.start(account)
      return {
        user: userOf(db, account, now, null),
        emailConfirmation: { required: true, sentTo: maskEmail(email) },
      }
    },
  },
  /** Always answers 204, so that nobody learns which addresses have an account. */
  remind: {
    access: 'public',
    samples: [{ email: 'customer@glyphwork.example' }],
    run: ({ arg: { email }, db, now }) => {
      const account = findAccount(db, email)
      if (account && account.gate !== 'deleted') sendLink(db, account, 'remind', now)
    },
  },
  logout: { access: 'public', run: ({ session }) => session.end() },
}
