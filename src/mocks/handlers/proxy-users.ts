import type { proxyUserCalls } from '../../api/contract/proxy-users.ts'
import { addDays, startOfDay } from '../../lib/zone.ts'
import { failure, invalid } from '../errors.ts'
import { token } from '../lib/random.ts'
import { maxProxyUsers, ownProxy, proxyUserView } from '../seed/proxy-account.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockProxyUser } from '../data/proxy.ts'

const sample = {
  label: 'Newsroom',
  product: 'residential',
  limitBytes: 0,
  limitPeriod: 'none',
  threads: null,
  countries: null,
  expiresAt: null,
} as const

function find(db: Data, user: MockAccount, id: string | number, now: number): MockProxyUser {
  const found = ownProxy(db, user, now).users.find((known) => known.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const fresh = (db: Data, user: MockAccount): string => {
  db.proxy.counter += 1
  return `Gw${token(db.seed, 'proxy-password', user.id, db.proxy.counter).slice(0, 14)}`
}

interface Settings {
  label: string
  product: MockProxyUser['product']
  limitBytes: number
  limitPeriod: MockProxyUser['limitPeriod']
  threads: number | null
  countries: string[] | null
  expiresAt: string | null
}
/** The stored form: null is no limit, and the last day ends at its midnight. */
function stored(given: Settings, user: MockAccount, now: number) {
  const expiresAt =
    given.expiresAt === null ? null : startOfDay(addDays(given.expiresAt, 1), user.timezone)
  if (expiresAt !== null && expiresAt <= now) throw invalid({ expiresAt: { code: 'out_of_range' } })
  const { label, product, limitPeriod, threads, countries } = given
  return {
    label,
    product,
    limitPeriod,
    threads,
    countries,
    expiresAt,
    limitBytes: given.limitBytes === 0 ? null : given.limitBytes,
  }
}

/** The status of an active user, which its limit and its last day decide. */
function judged(user: MockProxyUser): MockProxyUser['status'] {
  if (user.status === 'paused') return 'paused'
  return user.limitBytes !== null && user.usedBytes >= user.limitBytes ? 'limit_reached' : 'active'
}

function turn(user: MockProxyUser, action: 'pause' | 'resume', now: number): void {
  const right = action === 'pause' ? user.status !== 'paused' : user.status === 'paused'
  if (!right || (action === 'resume' && user.expiresAt !== null && user.expiresAt <= now))
    throw failure('ERROR_CONFLICT')
  user.status = action === 'pause' ? 'paused' : 'active'
  if (action === 'resume') user.status = judged(user)
  user.updatedAt = Math.max(now, user.updatedAt + 1)
}

function remove(db: Data, user: MockAccount, id: string | number, now: number): void {
  const gone = find(db, user, id, now)
  const own = ownProxy(db, user, now)
  own.users = own.users.filter((known) => known !== gone)
}

export const proxyUserHandlers: Handlers<typeof proxyUserCalls> = {
  proxyUsers: {
    access: 'user',
    samples: [{}, { status: 'active', product: 'residential', sort: 'label', text: 'price' }],
    run: ({ arg: { status, product, sort = '-createdAt', text, ...paged }, db, user, now }) => {
      const words = text?.toLowerCase() ?? ''
      const mine = ownProxy(db, user, now)
        .users.map((one) => proxyUserView(one, now))
        .filter((one) => status === undefined || one.status === status)
        .filter((one) => product === undefined || one.product === product)
        .filter(({ label, username }) => `${label} ${username}`.toLowerCase().includes(words))
      const order: Record<typeof sort, (one: (typeof mine)[0], other: (typeof mine)[0]) => number> =
        {
          label: (one, other) => one.label.localeCompare(other.label),
          '-createdAt': (one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
          '-usedBytes': (one, other) => other.usedBytes - one.usedBytes,
          '-lastUsedAt': (one, other) =>
            (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? ''),
        }
      return pageOf(mine.toSorted(order[sort]), paged)
    },
  },
  createProxyUsers: {
    access: 'user',
    status: 201,
    samples: [
      { ...sample, username: 'newsroom', password: 'Kiwi-Lake-77' },
      { ...sample, prefix: 'news', count: 3 },
    ],
    run: ({ arg: { username, password, prefix, count = 1, ...given }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'none' || own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      if ((username === undefined) === (prefix === undefined))
        throw invalid({ username: { code: 'required' } })
      if (own.users.length + count > maxProxyUsers)
        throw failure('ERROR_LIMIT_EXCEEDED', {
          fields: {
            count: { code: 'limit_exceeded', params: { max: maxProxyUsers - own.users.length } },
          },
        })
      const taken = new Set(own.users.map((known) => known.username))
      const names =
        username === undefined
          ? Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}`)
          : [username]
      if (names.some((name) => taken.has(name)))
        throw invalid({ [username === undefined ? 'prefix' : 'username']: { code: 'not_unique' } })
      const kept = stored(given, user, now)
      const made = names.map((name, index): MockProxyUser => {
        const secret = password ?? fresh(db, user)
        db.proxy.counter += 1
        return {
          ...kept,
          label: names.length > 1 ? `${kept.label} ${index + 1}` : kept.label,
          id: `pn${db.proxy.counter}`,
          username: name,
          password: secret,
          status: 'active',
          usedBytes: 0,
          lastUsedAt: null,
          createdAt: now,
          updatedAt: now,
        }
      })
      own.users.push(...made)
      return {
        records: made.map((one) => ({ record: proxyUserView(one, now), password: one.password })),
      }
    },
  },
  updateProxyUser: {
    access: 'user',
    samples: [{ ...sample, id: 'pu1', limitBytes: 5_000_000_000, limitPeriod: 'day' }],
    run: ({ arg: { id, updatedAt, ...given }, db, user, now }) => {
      const known = find(db, user, id, now)
      const current = proxyUserView(known, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      Object.assign(known, stored(given, user, now))
      known.status = judged(known)
      known.updatedAt = Math.max(now, known.updatedAt + 1)
      return proxyUserView(known, now)
    },
  },
  deleteProxyUser: {
    access: 'user',
    samples: [{ id: 'pu6' }],
    run: ({ arg: { id }, db, user, now }) => remove(db, user, id, now),
  },
  resetProxyPassword: {
    access: 'user',
    samples: [{ id: 'pu1' }],
    run: ({ arg: { id }, db, user, now }) => {
      const known = find(db, user, id, now)
      known.password = fresh(db, user)
      known.updatedAt = Math.max(now, known.updatedAt + 1)
      return { record: proxyUserView(known, now), password: known.password }
    },
  },
  pauseProxyUser: {
    access: 'user',
    samples: [{ id: 'pu1' }],
    run: ({ arg: { id }, db, user, now }) => {
      const known = find(db, user, id, now)
      turn(known, 'pause', now)
      return proxyUserView(known, now)
    },
  },
  resumeProxyUser: {
    access: 'user',
    samples: [{ id: 'pu6' }],
    run: ({ arg: { id }, db, user, now }) => {
      const known = find(db, user, id, now)
      turn(known, 'resume', now)
      return proxyUserView(known, now)
    },
  },
  changeProxyUsers: {
    access: 'user',
    samples: [{ ids: ['pu1', 'pu6'], action: 'pause' }],
    run: ({ arg: { ids, action }, db, user, now }) => {
      const done: (string | number)[] = []
      const failed: { id: string | number; errorCode: string }[] = []
      for (const id of ids) {
        const known = ownProxy(db, user, now).users.find((one) => one.id === String(id))
        const wrong =
          known && action !== 'delete' && (known.status === 'paused') === (action === 'pause')
        if (!known) failed.push({ id, errorCode: 'ERROR_NOT_FOUND' })
        else if (wrong) failed.push({ id, errorCode: 'ERROR_CONFLICT' })
        else {
          if (action === 'delete') remove(db, user, id, now)
          else turn(known, action, now)
          done.push(id)
        }
      }
      return { done, failed }
    },
  },
}
