import type { authCalls } from '../../api/contract/auth.ts'
import { failure } from '../errors.ts'
import {
  challengeCookie,
  endChallenge,
  openChallenge,
  takeCode,
  trustedCookie,
} from '../lib/challenges.ts'
import { maskEmail } from '../lib/links.ts'
import { token } from '../lib/random.ts'
import { logSecurity } from '../lib/security-log.ts'
import { memberOfSignIn } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import { userOf } from './user.ts'

const resendSeconds = 30
const trustedDays = 30

export const twoFactorHandlers = {
  twoFactor: {
    access: 'public',
    samples: [{ challengeId: 'unknown', method: 'totp', code: '123456' }],
    run: ({
      arg: { challengeId, method, code, trustDevice },
      db,
      now,
      request,
      session,
      setCookie,
    }) => {
      const { challenge, account } = openChallenge(db, challengeId, now)
      if (!challenge.methods.includes(method)) throw failure('ERROR_METHOD_UNAVAILABLE')
      if (!takeCode(account, challenge, method, code)) {
        logSecurity(db, account, 'login_failed', now, request.headers)
        challenge.attemptsLeft -= 1
        if (challenge.attemptsLeft > 0)
          throw failure('ERROR_WRONG_CODE', { extra: { attemptsLeft: challenge.attemptsLeft } })
        endChallenge(db, challenge)
        throw failure('ERROR_LINK_EXPIRED', { description: 'There were too many wrong codes.' })
      }
      endChallenge(db, challenge)
      setCookie(challengeCookie, '', { httpOnly: true, maxAge: 0 })
      session.start(account, challenge.remember)
      logSecurity(db, account, 'login', now, request.headers)
      if (trustDevice) {
        db.counter += 1
        const id = token(db.seed, 'device', db.counter)
        db.trustedDevices.push({ id, accountId: account.id })
        logSecurity(db, account, 'browser_trusted', now, request.headers)
        setCookie(trustedCookie, id, { httpOnly: true, maxAge: trustedDays * 24 * 60 * 60 })
      }
      return { user: userOf(db, account, now, memberOfSignIn(db, account, request.headers)) }
    },
  },
  pendingTwoFactor: {
    access: 'public',
    run: ({ db, now, request }) => {
      const known = db.challenges.find(
        ({ id, expiresAt }) => id === request.cookies[challengeCookie] && expiresAt > now,
      )
      const account = db.accounts.find(({ id }) => id === known?.accountId)
      if (!known || !account) return { twoFactor: null, maskedEmail: null }
      const { id, methods, expiresAt } = known
      return {
        twoFactor: { challengeId: id, methods, expiresAt: new Date(expiresAt).toISOString() },
        maskedEmail: maskEmail(account.email),
      }
    },
  },
  resendTwoFactor: {
    access: 'public',
    samples: [{ challengeId: 'unknown' }],
    run: ({ arg: { challengeId }, db, now }) => {
      const { challenge } = openChallenge(db, challengeId, now)
      if (!challenge.methods.includes('email')) throw failure('ERROR_METHOD_UNAVAILABLE')
      const wait = challenge.sentAt === null ? 0 : challenge.sentAt + resendSeconds * 1000 - now
      if (wait > 0) throw failure('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
      challenge.sentAt = now
    },
  },
} satisfies Partial<Handlers<typeof authCalls>>
