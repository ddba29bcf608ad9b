// Over 250 lines: the settings of one profile, which share how a change is proved.
import type { documentCalls } from '../../api/contract/documents.ts'
import { testChannels } from '../../api/contract/notification-settings.ts'
import type { notificationSettingCalls } from '../../api/contract/notification-settings.ts'
import type { securityCalls } from '../../api/contract/security.ts'
import { compare } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { dollars, money } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import { logSecurity } from '../lib/security-log.ts'
import { checkWebhook } from '../lib/webhook.ts'
import { demoCode } from '../personas.ts'
import { documentsOf } from '../seed/documents.ts'
import {
  micros,
  notificationSettings,
  pageOf,
  publicId,
  securityLog,
  sessionsOf,
  securitySettings,
} from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const minutes = 60 * 1000
const linkMinutes = 10
const startSeconds = 8
const maxMisses = 5
const pauseSeconds = 60
const limits = { min: dollars(1), max: dollars(10_000) }

const next = (db: Data, ...keys: readonly (string | number)[]): string => {
  db.counter += 1
  return token(db.seed, db.counter, ...keys)
}
/** Ten distinct codes. */
const recoveryCodes = (db: Data): string[] =>
  Array.from({ length: 10 }, () => next(db, 'recovery').replace(/^(.{4})(.{4}).*$/, '$1-$2'))
const base32 = (hex: string): string =>
  Array.from(
    hex,
    (digit, at) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[(Number.parseInt(digit, 16) * 2 + at) % 32],
  ).join('')

function checkThreshold(
  { amount, currency }: { amount: string; currency: string },
  account: MockAccount,
): void {
  const [min, max] = [
    money(limits.min, account.currency).amount,
    money(limits.max, account.currency).amount,
  ]
  if (currency !== account.currency)
    throw invalid({ 'lowBalance.threshold': { code: 'not_allowed' } })
  if (compare(amount, min) < 0 || compare(amount, max) > 0)
    throw invalid({ 'lowBalance.threshold': { code: 'out_of_range', params: { min, max } } })
}

/** The characters of tax numbers. */
const taxId = /^[\dA-Z][\dA-Z -]{3,38}$/i

const setupView = (
  { email }: MockAccount,
  { secret, recoveryCodes }: { secret: string; recoveryCodes: string[] },
) => ({
  secret,
  otpauthUrl: `otpauth://totp/Glyphwork:${encodeURIComponent(email)}?secret=${secret}&issuer=Glyphwork`,
  recoveryCodes,
})

export const securityHandlers: Handlers<
  typeof notificationSettingCalls & typeof securityCalls & typeof documentCalls
> = {
  notificationSettings: {
    access: 'user',
    run: ({ db, user, now }) => notificationSettings(db, user, now),
  },
  updateNotificationSettings: {
    access: 'user',
    samples: [
      {
        channels: { email: true, telegram: false, webpush: false },
        topics: { security: { email: true, telegram: false, webpush: false } },
        lowBalance: { enabled: true, threshold: { amount: '10', currency: 'USD' } },
        digest: 'daily',
        webhookUrl: 'https://hooks.example.com/glyphwork',
      },
    ],
    run: ({
      arg: { channels, topics, lowBalance, digest, webhookUrl, updatedAt },
      db,
      user,
      now,
    }) => {
      const current = notificationSettings(db, user, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      if (topics['security']?.email !== true)
        throw invalid({ 'topics.security.email': { code: 'not_allowed' } })
      if (channels.telegram && !current.channels.telegram)
        throw invalid({ 'channels.telegram': { code: 'not_allowed' } })
      if (lowBalance.enabled) checkThreshold(lowBalance.threshold, user)
      checkWebhook(webhookUrl, 'webhookUrl')
      if (!channels.telegram)
        db.security.telegram = db.security.telegram.filter(
          ({ accountId, linkedFrom }) => accountId !== user.id || linkedFrom > now,
        )
      Object.assign(securitySettings(db, user), {
        topics: Object.fromEntries(
          Object.entries(topics).map(([topic, { email, telegram, webpush, webhook = true }]) => [
            topic,
            { email, telegram, webpush, webhook },
          ]),
        ),
        lowBalance: {
          enabled: lowBalance.enabled,
          threshold: micros(lowBalance.threshold.amount, user),
        },
        digest,
        webhookUrl: webhookUrl || null,
        updatedAt: new Date(now).toISOString(),
      })
      return notificationSettings(db, user, now)
    },
  },
  linkTelegram: {
    access: 'user',
    run: ({ db, user, now }) => {
      db.security.telegram = db.security.telegram.filter(({ accountId }) => accountId !== user.id)
      db.security.telegram.push({ accountId: user.id, linkedFrom: now + startSeconds * 1000 })
      return {
        deepLink: `https://t.me/glyphwork_example_bot?start=${next(db, 'telegram').slice(0, 16)}`,
        expiresAt: new Date(now + linkMinutes * minutes).toISOString(),
      }
    },
  },

  testNotification: {
    access: 'user',
    samples: testChannels.map((channel) => ({ channel })),
    run: ({ arg: { channel }, db, user, now }) => {
      const { channels, webhookUrl } = notificationSettings(db, user, now)
      const isOn =
        channel === 'page' || (channel === 'webhook' ? webhookUrl !== null : channels[channel])
      if (!isOn) throw failure('ERROR_CONFLICT')
      return { status: 'sent' as const }
    },
  },
  addPush: {
    access: 'user',
    samples: [
      { endpoint: 'https://push.example.com/send/1', keys: { p256dh: 'BPub', auth: 'c2VjcmV0' } },
    ],
    run: ({ arg: { endpoint }, db, user, now }) => {
      db.security.push = [
        ...db.security.push.filter((one) => one.endpoint !== endpoint),
        { accountId: user.id, endpoint },
      ]
      return notificationSettings(db, user, now)
    },
  },
  removePush: {
    access: 'user',
    samples: [{ endpoint: 'https://push.example.com/send/1' }],
    run: ({ arg: { endpoint }, db, user, now }) => {
      db.security.push = db.security.push.filter(
        (one) => one.endpoint !== endpoint || one.accountId !== user.id,
      )
      return notificationSettings(db, user, now)
    },
  },

  setUpTwoFactor: {
    access: 'user',
    run: ({ db, user, now, session }) => {
      needProof({ user, now, session })
      if (user.twoFactor) throw failure('ERROR_CONFLICT')
      const secret = base32(next(db, 'secret'))
      const setup = {
        accountId: user.id,
        secret,
        recoveryCodes: recoveryCodes(db),
        misses: 0,
        pausedUntil: 0,
      }
      db.security.setups = [
        ...db.security.setups.filter(({ accountId }) => accountId !== user.id),
        setup,
      ]
      return setupView(user, setup)
    },
  },
  pendingSetUp: {
    access: 'user',
    run: ({ db, user, now, session }) => {
      const setup = db.security.setups.find(({ accountId }) => accountId === user.id)
      if (!setup || user.twoFactor) return { setup: null }
      needProof({ user, now, session })
      return { setup: setupView(user, setup) }
    },
  },
  enableTwoFactor: {
    access: 'user',
    samples: [{ code: '123456' }],
    run: ({ arg: { code }, db, user, now, request }) => {
      if (user.twoFactor) throw failure('ERROR_CONFLICT')
      const setup = db.security.setups.find(({ accountId }) => accountId === user.id)
      if (!setup) throw failure('ERROR_NOT_FOUND')
      if (setup.pausedUntil > now)
        throw failure('ERROR_TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((setup.pausedUntil - now) / 1000),
        })
      if (code !== demoCode) {
        setup.misses = (setup.misses % maxMisses) + 1
        if (setup.misses === maxMisses) setup.pausedUntil = now + pauseSeconds * 1000
        throw failure('ERROR_WRONG_CODE', { extra: { attemptsLeft: maxMisses - setup.misses } })
      }
      db.security.setups = db.security.setups.filter((known) => known !== setup)
      user.twoFactor = true
      if (user.gate === 'open') user.gate = 'two-factor'
      user.gate = 'two-factor'
      user.recoveryCodes = [...setup.recoveryCodes]
      logSecurity(db, user, 'two_factor_on', now, request.headers)
    },
  },
  disableTwoFactor: {
    access: 'user',
    run: ({ db, user, now, session, request }) => {
      needProof({ user, now, session })
      if (!user.twoFactor) throw failure('ERROR_CONFLICT')
      user.twoFactor = false
      if (user.gate === 'two-factor') user.gate = 'open'
      user.gate = 'open'
      user.recoveryCodes = []
      logSecurity(db, user, 'two_factor_off', now, request.headers)
    },
  },
  newRecoveryCodes: {
    access: 'user',
    run: ({ db, user, now, session }) => {
      needProof({ user, now, session })
      if (!user.twoFactor) throw failure('ERROR_CONFLICT')
      user.recoveryCodes = recoveryCodes(db)
      return { recoveryCodes: user.recoveryCodes }
    },
  },
  allowLink: {
    access: 'user',
    samples: [{ provider: 'google' }],
    run: ({ user, now, session }) => needProof({ user, now, session }),
  },
  unlinkAccount: {
    access: 'user',
    samples: [{ provider: 'google' }],
    run: ({ arg: { provider }, user }) => {
      if (!user.oauth.includes(provider)) throw failure('ERROR_NOT_FOUND')
      if (!user.hasPassword && user.passkeys.length === 0 && user.oauth.length === 1)
        throw failure('ERROR_CONFLICT', { description: 'This is the last way to sign in.' })
      user.oauth = user.oauth.filter((known) => known !== provider)
    },
  },

  sessions: {
    access: 'user',
    // A browser hides this header from the page.
    run: ({ db, user, session, now, request }) => ({
      records: sessionsOf(
        db,
        user,
        session.id(),
        now,
        request.headers.get('user-agent') ?? navigator.userAgent,
      ),
    }),
  },
  endSession: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg, db, user, session, now, request }) => {
      const known = sessionsOf(db, user, session.id(), now).find(({ id }) => id === arg.id)
      if (!known) throw failure('ERROR_NOT_FOUND')
      db.sessions = db.sessions.filter(({ id }) => publicId(id) !== arg.id)
      db.security.devices = db.security.devices.filter(({ id }) => id !== arg.id)
      if (!known.current) logSecurity(db, user, 'session_revoked', now, request.headers)
    },
  },
  endOtherSessions: {
    access: 'user',
    run: ({ db, user, session, now, request }) => {
      const own = session.id()
      db.sessions = db.sessions.filter(({ id, accountId }) => accountId !== user.id || id === own)
      db.security.devices = db.security.devices.filter(({ accountId }) => accountId !== user.id)
      logSecurity(db, user, 'session_revoked', now, request.headers)
    },
  },
  securityLog: {
    access: 'user',
    samples: [{}, { page: 1, perPage: 10 }],
    run: ({ arg, db, user }) => pageOf(securityLog(db, user), arg),
  },

  documents: {
    access: 'user',
    samples: [{}, { kind: 'invoice', year: 2026 }],
    run: ({ arg: { kind, year, ...paged }, db, user, now }) =>
      pageOf(
        [
          ...db.security.invoices.flatMap(({ accountId, ...made }) =>
            accountId === user.id ? [made] : [],
          ),
          ...documentsOf(db, user, now),
        ].filter(
          (document) =>
            (!kind || document.kind === kind) && (!year || document.date.startsWith(`${year}-`)),
        ),
        paged,
      ),
  },
  requisites: {
    access: 'user',
    run: ({ db, user }) => {
      const { accountId: _, ...known } = db.security.requisites.find(
        ({ accountId }) => accountId === user.id,
      ) ?? { accountId: 0, missing: true }
      return 'missing' in known ? null : known
    },
  },
  updateRequisites: {
    access: 'user',
    samples: [
      {
        type: 'company',
        name: 'Example Ltd',
        country: 'EE',
        taxId: 'EE102345678',
        address: 'Example street 1',
      },
    ],
    run: ({ arg: { updatedAt, ...given }, db, user, now }) => {
      const known = db.security.requisites.find(({ accountId }) => accountId === user.id)
      if (known && updatedAt && updatedAt !== known.updatedAt) {
        const { accountId: _, ...current } = known
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      }
      const company = given.type === 'company'
      if (company && !given.taxId) throw invalid({ taxId: { code: 'required' } })
      if (company && given.taxId && !taxId.test(given.taxId))
        throw invalid({ taxId: { code: 'bad_format' } })
      if (company && !given.address) throw invalid({ address: { code: 'required' } })
      const { taxId: number = null, address = null, zip = null, ...rest } = given
      const kept = {
        ...rest,
        taxId: company ? number : null,
        address,
        zip,
        updatedAt: new Date(now).toISOString(),
      }
      db.security.requisites = [
        ...db.security.requisites.filter(({ accountId }) => accountId !== user.id),
        { ...kept, accountId: user.id },
      ]
      return kept
    },
  },
}
