// Over 250 lines: keys, their limits and their test requests must agree.
import type { InferInput } from 'valibot'
import type { Key, KeyList } from '../../api/contract/keys.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise, token } from '../lib/random.ts'
import type { KeyTestArg } from '../../api/contract/key-tests.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { ownProjects } from './key-use.ts'
import { doneToday } from './statistics.ts'
import { keyMaker } from './team.ts'
import type { MockKey, KeysData, MockTest } from '../data/keys.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockMember } from '../data/team.ts'
import type { Data } from '../data/data.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

/** The days before the end of a key at which its owner is warned. */
export const endWarnings: readonly number[] = [14, 7, 1]

/** The days until a key ends, begun ones too; null for one without an end. */
export const daysLeft = ({ expiresAt }: Pick<MockKey, 'expiresAt'>, now: number): number | null =>
  expiresAt === null ? null : Math.ceil((expiresAt - now) / day)

/** Warnings that a new end has passed already: whoever chose it just now knows. */
export const warnedBy = (end: Pick<MockKey, 'expiresAt'>, now: number): number[] => {
  const days = daysLeft(end, now)
  return endWarnings.filter((step) => days !== null && days <= step)
}

export const keyLimits = {
  keys: 10,
  daily: [dollars(0.5), dollars(5000)],
  monthly: [dollars(5), dollars(100_000)],
  rpm: [1, 6000],
  ranges: 50,
} as const

const ends = (value: string): { prefix: string; suffix: string } => ({
  prefix: value.slice(0, 4),
  suffix: value.slice(-4),
})

const plain = {
  idle: null,
  lastUsedAt: null,
  lastIp: null,
  allowedTypes: null,
  ipList: [],
  dailyLimit: null,
  monthlyLimit: null,
  rpm: null,
  share: 0,
  memberId: null,
  scope: null,
  test: null,
  expiresAt: null,
  warned: [],
}

function first(account: MockAccount): MockKey {
  const created = Date.parse(account.createdAt)
  return {
    ...plain,
    id: account.id * 100 + 1,
    accountId: account.id,
    name: 'Main',
    value: token('key', account.id, 1),
    primary: true,
    status: 'active',
    createdAt: created,
    updatedAt: created,
    ...(account.volume > 0 && { idle: 20 * 1000, lastIp: '203.0.113.24', share: 1 }),
    rotation: null,
  }
}

/** One key in each state. */
function rich(account: MockAccount, now: number): MockKey[] {
  const more = (index: number, days: number, own: Partial<MockKey>): MockKey => ({
    ...first(account),
    ...plain,
    id: account.id * 100 + index,
    value: token('key', account.id, index),
    primary: false,
    createdAt: now - days * day,
    updatedAt: now - days * day,
    ...own,
  })
  return [
    { ...first(account), share: 0.58 },
    more(2, 190, {
      name: 'Price monitor',
      memberId: keyMaker,
      idle: 4 * minute,
      lastIp: '52.29.14.36',
      allowedTypes: ['ImageToTextTask', 'RecaptchaV2Task', 'TurnstileTask'],
      ipList: ['52.29.14.0/24', '2a05:d014:9c2::/64'],
      dailyLimit: dollars(2.5),
      monthlyLimit: dollars(90),
      rpm: 240,
      share: 0.27,
    }),
    more(3, 320, {
      name: 'Shop assistant',
      status: 'rotating',
      idle: 2 * minute,
      lastIp: '203.0.113.80',
      dailyLimit: dollars(1),
      share: 0.15,
      expiresAt: startOfDay(addDays(dayIn(account.timezone, now), 13), account.timezone),
      warned: [14],
      rotation: {
        value: token('key', account.id, 3, 'old'),
        validUntil: now + 17 * hour + 25 * minute,
        lastUsedAt: now - 9 * minute,
      },
    }),
    more(4, 75, {
      name: 'Test bench',
      status: 'disabled',
      lastUsedAt: now - 21 * day,
      lastIp: '192.0.2.143',
      rpm: 30,
    }),
    more(5, 400, {
      name: 'Old laptop',
      status: 'revoked',
      lastUsedAt: now - 96 * day,
      lastIp: '192.0.2.9',
    }),
    more(6, 18, {
      name: 'Local tests',
      idle: 3 * hour,
      lastIp: '203.0.113.24',
      test: { answers: 'self', outcome: 'right', errorCode: null },
    }),
  ]
}

/** One test that the owner has answered, and one that waits. */
const testsOf = (keyId: number, now: number): MockTest[] =>
  (
    [
      ['k7mwp', 3 * hour],
      [null, 4 * minute],
    ] as const
  ).map(([own, ago], index) => ({
    id: 90_000_000_001 + index,
    keyId,
    at: now - ago,
    method: 'createTask',
    type: 'ImageToTextTask',
    test: { answers: 'self', outcome: 'right', errorCode: null },
    own,
    refused: null,
    request:
      '{"clientKey":"…","task":{"type":"ImageToTextTask","body":"iVBORw0KGgoAAA… (1.8 kB)"}}',
  }))

export function seedKeys(accounts: readonly MockAccount[], now: number): KeysData {
  const rough = Math.floor(now / 1000) * 1000
  return {
    counter: 2,
    keys: accounts.flatMap((account) =>
      account.persona === 'customer' ? rich(account, rough) : [first(account)],
    ),
    tests: accounts.flatMap(({ id, persona }) =>
      persona === 'customer' ? testsOf(id * 100 + 6, rough) : [],
    ),
    single: accounts.flatMap(({ id, persona }) => (persona === 'moderator' ? [id] : [])),
  }
}

/**
 * The keys of an account. Keys whose overlap has ended are revoked first, and a new account gets
 * its first key here.
 */
export function mockKeys(db: Data, account: MockAccount, now: number): MockKey[] {
  const own = db.keys.keys.filter(({ accountId }) => accountId === account.id)
  if (own.length === 0) {
    const made = first(account)
    db.keys.keys.push(made)
    return [made]
  }
  for (const key of own) {
    if (!key.rotation || key.rotation.validUntil > now) continue
    key.rotation = null
    if (key.status === 'rotating') key.status = 'active'
  }
  return own
}

export const freshKey = (db: Data, ...keys: readonly (string | number)[]): string => {
  db.keys.counter += 1
  return token(db.seed, 'api-key', db.keys.counter, ...keys)
}

/** Gives a key a new value. The old one works until the overlap ends. */
export function rotateMockKey(db: Data, key: MockKey, overlapMinutes: number, now: number): void {
  const { value } = key
  key.value = freshKey(db, key.accountId, now)
  key.updatedAt = Math.max(now, key.updatedAt + 1)
  if (overlapMinutes > 0) {
    key.status = 'rotating'
    key.rotation = {
      value,
      validUntil: now + overlapMinutes * minute,
      lastUsedAt: key.idle === null ? key.lastUsedAt : now - key.idle,
    }
  }
  key.idle = null
  key.lastUsedAt = null
  key.lastIp = null
}

export const isTestKey = (key: MockKey): key is MockKey & { test: KeyTestArg } => key.test !== null

/** The state of a key at a time. */
export const keyState = (
  { status, expiresAt }: Pick<MockKey, 'status' | 'expiresAt'>,
  now: number,
): MockKey['status'] | 'expired' =>
  status !== 'revoked' && expiresAt !== null && expiresAt <= now ? 'expired' : status

const isWorking = (key: Pick<MockKey, 'status' | 'expiresAt'>, now: number): boolean =>
  ['active', 'rotating'].includes(keyState(key, now))

const spentPerDay = ({ id, share }: MockKey, account: MockAccount): Micros =>
  account.volume * dollars(0.0011) * share * (0.85 + 0.3 * noise('spent', id))

/** The membership of whoever made a key. */
export const makerOf = (db: Data, { memberId }: MockKey): MockMember | undefined =>
  db.team.members.find(({ id }) => id === memberId)

/** What the tasks of a key have cost today. */
const spentInDay = (key: MockKey, account: MockAccount, now: number): Micros =>
  isWorking(key, now) && !key.test ? Math.round(spentPerDay(key, account) * doneToday(now)) : 0

/** What the tasks of a key have cost in this calendar month. */
export const spentInMonth = (key: MockKey, account: MockAccount, now: number): Micros =>
  isWorking(key, now) && !key.test
    ? Math.round(spentPerDay(key, account) * (new Date(now).getUTCDate() - 1 + doneToday(now)))
    : 0

/** Whether a key has used up one of its own limits. */
export const isPastOwnLimit = (key: MockKey, account: MockAccount, now: number): boolean =>
  (key.dailyLimit !== null && spentInDay(key, account, now) >= key.dailyLimit) ||
  (key.monthlyLimit !== null && spentInMonth(key, account, now) >= key.monthlyLimit)

/** A key in the contract's form, without its secret. */
export function keyView(
  db: Data,
  key: MockKey,
  account: MockAccount,
  now: number,
  scoped = true,
): InferInput<typeof Key> {
  const { id, name, value, primary, allowedTypes, ipList, rpm, rotation } = key
  const status = keyState(key, now)
  const used = key.idle === null ? key.lastUsedAt : Math.floor((now - key.idle) / 1000) * 1000
  const sum = (micros: Micros | null) => (micros === null ? null : money(micros, account.currency))
  const maker = makerOf(db, key)
  return {
    id,
    name,
    ...ends(value),
    primary,
    status,
    createdAt: iso(key.createdAt),
    lastUsedAt: used === null ? null : iso(used),
    lastIp: key.lastIp,
    allowedTypes,
    ipList: [...ipList],
    dailyLimit: sum(key.dailyLimit),
    monthlyLimit: sum(key.monthlyLimit),
    rpm,
    // What a test key sends costs nothing.
    spentToday: key.test ? null : money(spentInDay(key, account, now), account.currency, 4),
    spentMonth: key.test ? null : money(spentInMonth(key, account, now), account.currency, 4),
    ...(scoped && { test: key.test }),
    rotation: rotation && {
      ...ends(rotation.value),
      validUntil: iso(rotation.validUntil),
      lastUsedAt: rotation.lastUsedAt === null ? null : iso(rotation.lastUsedAt),
    },
    ...(scoped && {
      scope: key.scope,
      expiresAt: key.expiresAt === null ? null : iso(key.expiresAt),
    }),
    madeBy: maker ? { name: maker.name, email: maker.email } : null,
    updatedAt: iso(key.updatedAt),
  }
}

export function keyList(db: Data, account: MockAccount, now: number): InferInput<typeof KeyList> {
  const range = ([min, max]: readonly [Micros, Micros]) => ({
    min: money(min, account.currency),
    max: money(max, account.currency),
  })
  const { keys, daily, monthly, rpm, ranges } = keyLimits
  const multipleKeys = !db.keys.single.includes(account.id)
  return {
    records: mockKeys(db, account, now).map((key) => keyView(db, key, account, now, multipleKeys)),
    capabilities: {
      multipleKeys,
      scopes: multipleKeys,
      changes: multipleKeys,
      tests: multipleKeys,
    },
    projects: ownProjects(db, account).map(({ id, title }) => ({ id, title })),
    limits: {
      keys,
      daily: range(daily),
      monthly: range(monthly),
      rpm: { min: rpm[0], max: rpm[1] },
      ranges,
    },
  }
}
