import type { authCalls } from '../../api/contract/auth.ts'
import { findAccount } from '../db.ts'
import { failure } from '../errors.ts'
import { linkHours, openLink, sendLink } from '../lib/links.ts'
import { checkPassword } from '../lib/passwords.ts'
import { logSecurity } from '../lib/security-log.ts'
import { userOf } from './user.ts'
import { confirmPending, walletView } from './wallet.ts'
import { deletionBlock, memberOfSignIn } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import type { MockAccount, Link } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const resendSeconds = 60

function endSessions(db: Data, { id }: MockAccount): void {
  db.sessions = db.sessions.filter(({ accountId }) => accountId !== id)
}

/** An opened link proves that the person reads the address's mail. */
function confirmAddress(account: MockAccount): void {
  account.emailConfirmed = true
  if (account.gate === 'unconfirmed') account.gate = 'open'
}

const checkGate = (account: MockAccount): void => {
  if (account.gate === 'deleted') throw failure('ERROR_ACCOUNT_DELETED')
}

/** The link to the other address of the same change. */
const otherLink = (db: Data, { accountId, kind, value }: Link): Link | undefined =>
  db.links.find(
    (known) =>
      known.accountId === accountId &&
      known.value === value &&
      known.kind === (kind === 'email_old' ? 'email_new' : 'email_old'),
  )

export const confirmHandlers = {
  checkRemind: {
    access: 'public',
    samples: [{ hash: 'fresh', userId: 1002, password: 'four unrelated words' }],
    run: ({ arg, db, now, session, request }) => {
      const { link, account } = openLink(db, arg, 'remind', now)
      checkGate(account)
      checkPassword(arg.password, account.email)
      link.used = true
      Object.assign(account, { password: arg.password, hasPassword: true })
      confirmAddress(account)
      db.attempts = db.attempts.filter(({ email }) => email !== account.email)
      endSessions(db, account)
      logSecurity(db, account, 'password_changed', now, request.headers)
      // The link is one factor: an account with a second factor still needs it.
      if (account.twoFactor) return { user: null }
      session.start(account)
      return { user: userOf(db, account, now, memberOfSignIn(db, account, request.headers)) }
    },
  },
  checkKey: {
    access: 'public',
    samples: [{ hash: 'fresh', userId: 1001 }],
    run: ({ arg, db, now, session, request }) => {
      const { link, account } = openLink(db, arg, 'sign_up', now)
      checkGate(account)
      link.used = true
      confirmAddress(account)
      if (account.twoFactor) return { user: null }
      session.start(account)
      logSecurity(db, account, 'login', now, request.headers)
      return { user: userOf(db, account, now, memberOfSignIn(db, account, request.headers)) }
    },
  },
  resendConfirmation: {
    access: 'user',
    run: ({ db, user, now }) => {
      if (user.emailConfirmed) throw failure('ERROR_CONFLICT')
      const last = db.links.findLast(
        ({ accountId, kind }) => accountId === user.id && kind === 'sign_up',
      )
      const wait = last
        ? last.expiresAt - linkHours * 60 * 60 * 1000 + resendSeconds * 1000 - now
        : 0
      if (wait > 0) throw failure('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
      sendLink(db, user, 'sign_up', now)
    },
  },
  confirmEmailChange: {
    access: 'public',
    samples: [
      { hash: 'fresh', userId: 1002, status: 'old' },
      { hash: 'fresh', userId: 1002, status: 'new' },
    ],
    run: ({ arg, db, now, request }) => {
      const { link, account } = openLink(
        db,
        arg,
        arg.status === 'old' ? 'email_old' : 'email_new',
        now,
      )
      const email = link.value ?? account.email
      if (findAccount(db, email) && email !== account.email) throw failure('ERROR_EMAIL_TAKEN')
      link.used = true
      if (otherLink(db, link)?.used !== true) return { status: 'waiting_other' }
      Object.assign(account, { email, emailConfirmed: true })
      logSecurity(db, account, 'email_changed', now, request.headers)
      return { status: 'confirmed' }
    },
  },
  confirmEmailRemoval: {
    access: 'public',
    samples: [{ hash: 'fresh', userId: 1002 }],
    run: ({ arg, db, now, request }) => {
      const whole = db.links.some(
        ({ hash, kind, accountId }) =>
          hash === arg.hash && accountId === arg.userId && kind === 'delete_account',
      )
      const { link, account } = openLink(db, arg, whole ? 'delete_account' : 'email_delete', now)
      // It was asked for before the account changed hands.
      if (whole && deletionBlock(db, account)) throw failure('ERROR_LINK_INVALID')
      link.used = true
      if (whole) {
        account.gate = 'deleted'
        return endSessions(db, account)
      }
      Object.assign(account, { email: '', emailConfirmed: false })
      return logSecurity(db, account, 'email_changed', now, request.headers)
    },
  },
  confirmWallet: {
    access: 'public',
    samples: [{ hash: 'fresh', userId: 1002 }],
    run: ({ arg, db, now, request }) => {
      const { link, account } = openLink(db, arg, 'wallet', now)
      confirmPending(db, account, now)
      link.used = true
      logSecurity(db, account, 'wallet_changed', now, request.headers)
      return { wallet: walletView(db, account, now) }
    },
  },
} satisfies Partial<Handlers<typeof authCalls>>
