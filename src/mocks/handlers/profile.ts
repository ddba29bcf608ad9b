import { avatarLimits } from '../../api/contract/profile.ts'
import type { profileCalls } from '../../api/contract/profile.ts'
import { imageType } from '../../lib/image-type.ts'
import { findAccount } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import {
  cancelEmailChange,
  emailChangeOf,
  resendSeconds,
  sendEmailLinks,
} from '../lib/email-change.ts'
import { awaiting, linkHours, sendLink } from '../lib/links.ts'
import { money } from '../lib/money.ts'
import { checkPassword } from '../lib/passwords.ts'
import { needProof } from '../lib/proof.ts'
import { logSecurity } from '../lib/security-log.ts'
import { bytesOf } from '../lib/uploads.ts'
import type { Handlers } from './types.ts'
import type { MockAccount, Link } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import { openPayouts } from '../seed/payouts.ts'
import { ownProxy } from '../seed/proxy-account.ts'
import { heldAddresses } from '../seed/proxy-addresses.ts'
import { deletionBlock } from '../seed/team.ts'

const nothingHeld = ({ currency }: MockAccount) => ({
  balance: money(0, currency),
  pendingPayouts: 0,
  activeProxies: 0,
})
/** What the deletion of an account would end: its proxies are the addresses that it holds. */
const holdings = (db: Data, account: MockAccount, now: number) => ({
  balance: money(account.balance, account.currency),
  pendingPayouts: openPayouts(db, account).length,
  activeProxies:
    account.persona === 'developer' ? 2 : heldAddresses(ownProxy(db, account, now), now).length,
})

const maxMisses = 5
const pauseSeconds = 60

/** The picture's URL: a data URL that contains it. */
function dataUrl(type: string, bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

/** @throws ApiFailure where the last link was sent too recently */
function checkPause({ expiresAt }: Link, now: number): void {
  const wait = expiresAt - linkHours * 60 * 60 * 1000 + resendSeconds * 1000 - now
  if (wait > 0) throw failure('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
}

/** @throws ApiFailure where the password is wrong or was tried too often */
function checkCurrent(
  db: Data,
  account: MockAccount,
  current: string | undefined,
  now: number,
): void {
  if (current === undefined) throw invalid({ current: { code: 'required' } })
  const key = `password of ${account.id}`
  const before = db.attempts.find(({ email }) => email === key)
  if (before && before.lockedUntil > now)
    throw failure('ERROR_TOO_MANY_REQUESTS', {
      retryAfter: Math.ceil((before.lockedUntil - now) / 1000),
    })
  db.attempts = db.attempts.filter(({ email }) => email !== key)
  if (current === account.password) return
  const count = ((before?.count ?? 0) % maxMisses) + 1
  db.attempts.push({
    email: key,
    count,
    lockedUntil: count === maxMisses ? now + pauseSeconds * 1000 : 0,
  })
  throw invalid({ current: { code: 'mismatch' } })
}

const deletionOf = (db: Data, account: MockAccount, now: number): Link | undefined =>
  db.links.findLast(
    ({ accountId, kind, used, expiresAt }) =>
      accountId === account.id && kind === 'delete_account' && !used && expiresAt > now,
  )

export const profileHandlers: Handlers<typeof profileCalls> = {
  updateAvatar: {
    access: 'user',
    samples: [
      {
        file: new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], {
          type: 'image/png',
        }),
      },
    ],
    run: ({ arg: { file }, user }) => {
      const bytes = bytesOf(file)
      if (bytes.length > avatarLimits.bytes)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: avatarLimits.bytes } } },
        })
      const type = imageType(bytes)
      if (!type) throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
      user.avatarUrl = dataUrl(type, bytes)
    },
  },
  removeAvatar: {
    access: 'user',
    run: ({ user }) => {
      user.avatarUrl = null
    },
  },
  changeEmail: {
    access: 'user',
    samples: [{ newEmail: 'other@example.com' }],
    run: ({ arg: { newEmail }, db, user, now, session }) => {
      if (newEmail === user.email) throw invalid({ newEmail: { code: 'not_allowed' } })
      needProof({ user, now, session })
      if (findAccount(db, newEmail))
        throw failure('ERROR_EMAIL_TAKEN', { fields: { newEmail: { code: 'not_unique' } } })
      cancelEmailChange(db, user)
      return awaiting(sendEmailLinks(db, user, newEmail, now))
    },
  },
  resendEmailChange: {
    access: 'user',
    run: ({ db, user, now }) => {
      const change = emailChangeOf(db, user, now)
      if (!change) throw failure('ERROR_NOT_FOUND')
      checkPause(change.link, now)
      return awaiting(sendEmailLinks(db, user, change.email, now, change.waitsFor))
    },
  },
  cancelEmailChange: { access: 'user', run: ({ db, user }) => cancelEmailChange(db, user) },
  updatePassword: {
    access: 'user',
    samples: [
      { current: 'Glyphwork-demo-1', password: 'four unrelated words', signOutOthers: true },
    ],
    run: ({ arg: { current, password, signOutOthers }, db, user, now, session, request }) => {
      if (user.hasPassword) checkCurrent(db, user, current, now)
      else needProof({ user, now, session })
      if (user.hasPassword && password === user.password)
        throw invalid({ password: { code: 'not_unique' } })
      checkPassword(password, user.email)
      Object.assign(user, { password, hasPassword: true })
      logSecurity(db, user, 'password_changed', now, request.headers)
      if (!signOutOthers) return
      const own = session.id()
      db.sessions = db.sessions.filter(({ id, accountId }) => accountId !== user.id || id === own)
      db.security.devices = db.security.devices.filter(({ accountId }) => accountId !== user.id)
    },
  },
  deleteInfo: {
    access: 'user',
    run: ({ db, user, now }) => {
      const link = deletionOf(db, user, now)
      const blocked = deletionBlock(db, user)
      return {
        // What was handed over is not theirs to lose, nor to see.
        ...(blocked === 'handed_over' ? nothingHeld(user) : holdings(db, user, now)),
        blocked,
        pending: link ? awaiting(link) : null,
      }
    },
  },
  deleteAccount: {
    access: 'user',
    samples: [{ reason: 'No need any more', confirm: 'DELETE' }],
    run: ({ db, user, now, session }) => {
      if (deletionBlock(db, user) || openPayouts(db, user).length > 0)
        throw failure('ERROR_CONFLICT')
      needProof({ user, now, session })
      const before = deletionOf(db, user, now)
      if (before) checkPause(before, now)
      return awaiting(sendLink(db, user, 'delete_account', now))
    },
  },
  cancelDeletion: {
    access: 'user',
    run: ({ db, user }) => {
      db.links = db.links.filter(
        ({ accountId, kind, used }) => accountId !== user.id || kind !== 'delete_account' || used,
      )
    },
  },
}
