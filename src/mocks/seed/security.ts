// Over 250 lines: sessions, log, documents and settings, made together for each person.
import type { InferInput } from 'valibot'
import type { NotificationSettings } from '../../api/contract/notification-settings.ts'
import type { SecurityRecord, Session } from '../../api/contract/security.ts'
import { parseAgent } from '../../lib/user-agent.ts'
import { dollars, money, rates } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise, pickRandom, token } from '../lib/random.ts'
import type { SecurityData } from '../data/security.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import { placeName } from './place-names.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

const agents: [string, ...string[]] = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
]

interface Place {
  net: string
  city: string
  country: string
}
/** The address ranges that are reserved for documentation. */
const places: [Place, ...Place[]] = [
  { net: '203.0.113', city: 'Berlin', country: 'DE' },
  { net: '198.51.100', city: 'Lisbon', country: 'PT' },
  { net: '192.0.2', city: 'Warsaw', country: 'PL' },
]
const placeOf = (key: string | number): { ip: string; city: string; country: string } => {
  const { net, city, country } = pickRandom(places, 'place', key)
  return { ip: `${net}.${1 + Math.floor(noise('ip', key) * 253)}`, city, country }
}

export function seedSecurity(accounts: readonly MockAccount[], now: number): SecurityData {
  const of = (...names: readonly string[]): MockAccount[] =>
    accounts.filter(({ persona }) => persona !== null && names.includes(persona))
  return {
    devices: of('customer', 'developer', 'worker').flatMap(({ id, persona }) =>
      agents.slice(0, persona === 'customer' ? 3 : 1).map((userAgent, index) => ({
        id: token('device', id, index),
        accountId: id,
        userAgent,
        createdAt: now - (9 + index * 17) * day,
        lastSeenAt: now - Math.round((3 + index * 40) * hour),
      })),
    ),
    setups: [],
    usedChallenges: [],
    settings: [],
    telegram: of('developer').map(({ id }) => ({ accountId: id, linkedFrom: now - 90 * day })),
    requisites: of('developer').map(({ id, createdAt }) => ({
      accountId: id,
      type: 'company',
      name: 'Moran Data OÜ',
      country: 'EE',
      taxId: 'EE102345678',
      address: 'Telliskivi 60a, Tallinn',
      zip: '10412',
      updatedAt: createdAt,
    })),
    invoices: [],
    push: [],
    // One is accepted, one has expired and begins again, and one was refused.
    identity: of('worker', 'developer', 'worker-suspended').map(({ id, persona }) => ({
      accountId: id,
      askedFor: [],
      given: (persona === 'developer' ? ['front', 'selfie'] : []).map((part) => ({
        part,
        name: `${part}.jpg`,
        at: iso(now - day),
      })),
      document: persona === 'worker-suspended' ? 'driving_licence' : 'passport',
      sentAt: now - (persona === 'developer' ? 400 : 40) * day,
      appealedAt: null,
    })),
  }
}

const topics = [
  'low_balance',
  'payment',
  'payout',
  'ticket',
  'api_errors',
  'api_changes',
  'keys',
  'complaints',
  'security',
  'product_news',
  'promotions',
] as const

/** The settings of an account; those of a new account are made here. */
export function securitySettings(db: Data, account: MockAccount): SecurityData['settings'][number] {
  const known = db.security.settings.find(({ accountId }) => accountId === account.id)
  if (known) return known
  // The mock sends one topic that the app does not know.
  const all = [
    ...topics,
    'referrals',
    ...(account.userType === 'worker' ? ['mistakes', 'work'] : []),
    ...(account.userType === 'developer' ? ['program'] : []),
    ...(account.permissions.moderator ? ['articles', 'moderation', 'moderation_queue'] : []),
  ]
  const made = {
    accountId: account.id,
    topics: Object.fromEntries(
      all.map((topic) => [
        topic,
        {
          email: topic !== 'promotions',
          telegram: topic === 'low_balance',
          webpush: false,
          webhook: true,
        },
      ]),
    ),
    lowBalance: { enabled: true, threshold: dollars(5) },
    digest: 'weekly' as const,
    webhookUrl: null,
    updatedAt: account.createdAt,
  }
  db.security.settings.push(made)
  return made
}

export function notificationSettings(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof NotificationSettings> {
  const {
    topics: chosen,
    lowBalance,
    digest,
    webhookUrl,
    updatedAt,
  } = securitySettings(db, account)
  const telegram = db.security.telegram.some(
    ({ accountId, linkedFrom }) => accountId === account.id && linkedFrom <= now,
  )
  return {
    channels: {
      email: true,
      telegram,
      webpush: db.security.push.some(({ accountId }) => accountId === account.id),
    },
    topics: chosen,
    lowBalance: {
      enabled: lowBalance.enabled,
      threshold: money(lowBalance.threshold, account.currency),
    },
    digest,
    webhookUrl,
    updatedAt,
    tests: ['page', 'email', 'telegram', 'webhook', 'webpush'],
    // A public key, of which nobody has the other half.
    pushKey:
      'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  }
}

export const micros = (amount: string, account: MockAccount): Micros =>
  dollars(Number(amount) / rates[account.currency])

/** A session without its id, which is secret. */
export const publicId = (id: string): string => token('public', id)

export function sessionsOf(
  db: Data,
  account: MockAccount,
  own: string | null,
  now: number,
  agent = '',
): InferInput<typeof Session>[] {
  const real = db.sessions.flatMap(({ id, accountId, createdAt, expiresAt, userAgent }) =>
    accountId === account.id && expiresAt > now
      ? [
          {
            id: publicId(id),
            current: id === own,
            userAgent: userAgent || (id === own ? agent : ''),
            createdAt,
            lastSeenAt: id === own ? now : createdAt,
          },
        ]
      : [],
  )
  const others = db.security.devices.flatMap((device) =>
    device.accountId === account.id ? [{ ...device, current: false }] : [],
  )
  return [...real, ...others]
    .toSorted(
      (one, other) =>
        Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt,
    )
    .map(({ id, current, userAgent, createdAt, lastSeenAt }) => {
      const { city, ...place } = placeOf(current ? account.id : id)
      return {
        id,
        current,
        ...parseAgent(userAgent),
        ...place,
        city: placeName(city, account.interfaceLanguage),
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
      }
    })
}

/** When an account's history of the seed begins. */
const seededAt = ({ createdAt, analytics }: MockAccount): number =>
  Date.parse(createdAt) + (analytics.daysSinceRegistration ?? 0) * day

const past = [
  'login',
  'login',
  'login',
  'login_failed',
  'login',
  'key_rotated',
  'login',
  'login',
  'password_changed',
  'session_revoked',
] as const

/**
 * The security log of an account, latest first: its actions since the start, after its history of
 * the seed.
 */
export function securityLog(db: Data, account: MockAccount): InferInput<typeof SecurityRecord>[] {
  const days = account.analytics.daysSinceRegistration ?? 0
  const history = Array.from({ length: Math.min(28, Math.floor(days / 4)) }, (_, index) => ({
    id: `h${index}`,
    event: past[index % past.length] ?? 'login',
    userAgent: pickRandom(agents, 'agent', account.id, index),
    at: seededAt(account) - Math.round((index * 3 + 1 + noise('at', account.id, index)) * day),
  }))
  const here = db.securityLog.filter(({ accountId }) => accountId === account.id)
  return [...here.map((entry) => ({ ...entry, id: String(entry.id) })), ...history]
    .toSorted((one, other) => other.at - one.at)
    .map(({ id, event, userAgent, at, ...rest }) => {
      const byStaff = 'byStaff' in rest ? rest.byStaff : undefined
      if (byStaff)
        return {
          id,
          event,
          reason: byStaff.reason,
          ip: null,
          country: null,
          userAgent: null,
          createdAt: iso(at),
        }
      const { ip, country } = placeOf(event === 'login_failed' ? `${account.id} ${id}` : account.id)
      return { id, event, ip, country, userAgent, createdAt: iso(at) }
    })
}

/** One page of a list (contract.md 4.0.3). */
export function pageOf<T>(
  all: readonly T[],
  { page = 0, perPage = 20 }: { page?: number | undefined; perPage?: number | undefined },
) {
  return {
    records: all.slice(page * perPage, (page + 1) * perPage),
    totalCount: all.length,
    page,
    perPage,
  }
}
