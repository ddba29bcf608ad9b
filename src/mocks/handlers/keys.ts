// Over 250 lines: the calls of one contract, which share the checks of a key.
import { scopeAreas, scopeLevels } from '../../api/contract/key-scopes.ts'
import type { ScopeArg } from '../../api/contract/key-scopes.ts'
import type { KeyTestArg } from '../../api/contract/key-tests.ts'
import { findApiError } from '../../task-api/errors.ts'
import type { keyCalls } from '../../api/contract/keys.ts'
import { readRange } from '../../lib/ip-range.ts'
import { addDays, startOfDay } from '../../lib/zone.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { logSecurity } from '../lib/security-log.ts'
import { keyUse, ownProjects, useDays } from '../seed/key-use.ts'
import {
  freshKey,
  keyLimits,
  keyList,
  keyState,
  mockKeys,
  keyView,
  rotateMockKey,
  warnedBy,
} from '../seed/keys.ts'
import { micros } from '../seed/security.ts'
import { taskTypes } from '../seed/types.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockKey } from '../data/keys.ts'

const apiNames = new Set(taskTypes.map(({ type }) => type.replace(/:.*/, '')))

function find(db: Data, user: MockAccount, id: string | number, now: number): MockKey {
  const key = mockKeys(db, user, now).find((known) => String(known.id) === String(id))
  if (!key) throw failure('ERROR_NOT_FOUND')
  return key
}

interface Settings {
  name: string
  allowedTypes: string[] | null
  ipList: string[]
  dailyLimit: { amount: string; currency: string } | null
  monthlyLimit: { amount: string; currency: string } | null
  rpm: number | null
  scope?: ScopeArg | null | undefined
  test?: KeyTestArg | null | undefined
  expiresAt?: string | null | undefined
}
type Given = { [Field in keyof Settings]?: Settings[Field] | undefined }

function sum(
  given: Settings['dailyLimit'],
  [min, max]: readonly [Micros, Micros],
  user: MockAccount,
  field: string,
  fields: FieldFaults,
): Micros | null {
  if (given === null) return null
  const value = micros(given.amount, user)
  if (given.currency !== user.currency) fields[field] = { code: 'not_allowed' }
  else if (value < min || value > max)
    fields[field] = {
      code: 'out_of_range',
      params: { min: money(min, user.currency).amount, max: money(max, user.currency).amount },
    }
  return value
}

/**
 * Validates the input and returns it in stored form.
 * @throws ApiFailure that names the fields
 */
function check(
  { name, allowedTypes, ipList, dailyLimit, monthlyLimit, rpm, scope, test, expiresAt }: Given,
  {
    db,
    user,
    others,
    now,
  }: { db: Data; user: MockAccount; others: readonly MockKey[]; now: number },
): Partial<MockKey> {
  const fields: FieldFaults = {}
  const kept: Partial<MockKey> = {}
  if (name !== undefined) {
    if (
      others.some(
        (key) => key.status !== 'revoked' && key.name.toLowerCase() === name.toLowerCase(),
      )
    )
      fields['name'] = { code: 'not_unique' }
    kept.name = name
  }
  if (allowedTypes !== undefined) {
    if (allowedTypes?.some((type) => !apiNames.has(type)))
      fields['allowedTypes'] = { code: 'not_allowed' }
    kept.allowedTypes = allowedTypes
  }
  if (ipList !== undefined) {
    const read = ipList.map(readRange)
    for (const [index, range] of read.entries())
      if ('code' in range) fields[`ipList.${index}`] = { code: range.code }
    if (ipList.length > keyLimits.ranges)
      fields['ipList'] = { code: 'limit_exceeded', params: { max: keyLimits.ranges } }
    kept.ipList = [...new Set(read.flatMap((range) => ('range' in range ? [range.range] : [])))]
  }
  if (dailyLimit !== undefined)
    kept.dailyLimit = sum(dailyLimit, keyLimits.daily, user, 'dailyLimit', fields)
  if (monthlyLimit !== undefined)
    kept.monthlyLimit = sum(monthlyLimit, keyLimits.monthly, user, 'monthlyLimit', fields)
  if (rpm !== undefined) {
    const [min, max] = keyLimits.rpm
    if (rpm !== null && (rpm < min || rpm > max))
      fields['rpm'] = { code: 'out_of_range', params: { min, max } }
    kept.rpm = rpm
  }
  if (scope !== undefined) {
    const own = new Set(ownProjects(db, user).map(({ id }) => id))
    if (scope?.projects?.some((id) => !own.has(id)))
      fields['scope.projects'] = { code: 'not_allowed' }
    if (scope && scopeAreas.every((area) => scope[area] === 'none' || scope[area] === false))
      fields['scope'] = { code: 'required' }
    kept.scope = scope
  }
  if (test !== undefined) {
    if (test?.outcome === 'error' && !(test.errorCode !== null && findApiError(test.errorCode)))
      fields['test.errorCode'] = { code: test.errorCode === null ? 'required' : 'not_allowed' }
    kept.test = test
  }
  if (expiresAt !== undefined) {
    const end = expiresAt === null ? null : startOfDay(addDays(expiresAt, 1), user.timezone)
    if (end !== null && end <= now) fields['expiresAt'] = { code: 'out_of_range' }
    kept.expiresAt = end
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return kept
}

/** Whether a change lets a key do more, or work for longer. */
function widens(
  before: Pick<MockKey, 'scope' | 'expiresAt'>,
  { scope, expiresAt }: Partial<MockKey>,
): boolean {
  const later =
    expiresAt !== undefined &&
    before.expiresAt !== null &&
    (expiresAt ?? Infinity) > before.expiresAt
  const old = before.scope
  if (scope === undefined || old === null) return later
  if (scope === null) return true
  const rank = (level: string | boolean): number =>
    typeof level === 'boolean' ? Number(level) : scopeLevels.findIndex((known) => known === level)
  return (
    later ||
    scopeAreas.some((area) => rank(scope[area]) > rank(old[area])) ||
    (old.projects !== null &&
      (scope.projects === null || scope.projects.some((id) => !old.projects?.includes(id))))
  )
}

export const keyHandlers: Handlers<typeof keyCalls> = {
  keys: { access: 'user', run: ({ db, user, now }) => keyList(db, user, now) },
  createKey: {
    access: 'user',
    status: 201,
    samples: [
      {
        name: 'Another',
        allowedTypes: ['ImageToTextTask'],
        ipList: ['8.8.8.0/24', '2a00:1450:4001::/48'],
        dailyLimit: { amount: '5', currency: 'USD' },
        monthlyLimit: null,
        rpm: 60,
      },
    ],
    run: ({ arg, db, user, member, now, session }) => {
      const known = mockKeys(db, user, now)
      if (db.keys.single.includes(user.id))
        throw failure('ERROR_NOT_FOUND', {
          description: 'Of a backend with one key an account there is no such call.',
        })
      const kept = check(arg, { db, user, others: known, now })
      if (
        known.filter(({ status, test }) => status !== 'revoked' && (test === null) === !arg.test)
          .length >= keyLimits.keys
      )
        throw failure('ERROR_LIMIT_EXCEEDED')
      needProof({ user, now, session })
      const value = freshKey(db, user.id, now)
      const key: MockKey = {
        id: user.id * 100 + known.length + 1,
        accountId: user.id,
        name: arg.name,
        value,
        primary: false,
        status: 'active',
        createdAt: now,
        updatedAt: now,
        idle: null,
        lastUsedAt: null,
        lastIp: null,
        allowedTypes: null,
        ipList: [],
        dailyLimit: null,
        monthlyLimit: null,
        rpm: null,
        share: 0,
        rotation: null,
        memberId: member?.id ?? null,
        scope: null,
        test: null,
        expiresAt: null,
        ...kept,
        warned: warnedBy({ expiresAt: kept.expiresAt ?? null }, now),
      }
      db.keys.keys.push(key)
      return { record: keyView(db, key, user, now), key: value }
    },
  },
  keyUse: {
    access: 'user',
    samples: [{ id: 100_201 }, { id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => ({
      days: useDays,
      records: keyUse(db, find(db, user, id, now), user, now),
    }),
  },
  updateKey: {
    access: 'user',
    samples: [{ id: 100_202, status: 'active' }, { id: 100_201, name: 'First' }, { id: 'unknown' }],
    run: ({ arg: { id, status, primary, updatedAt, ...given }, db, user, now, session }) => {
      const key = find(db, user, id, now)
      const current = keyView(db, key, user, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      if (key.status === 'revoked')
        throw failure('ERROR_CONFLICT', { description: 'A revoked key can’t be changed.' })
      const others = mockKeys(db, user, now).filter((known) => known !== key)
      if (given.test !== undefined && (given.test === null) !== (key.test === null))
        throw failure('ERROR_CONFLICT', { description: 'A live key stays one, a test key too.' })
      const kept = check(given, { db, user, others, now })
      if (widens(key, kept)) needProof({ user, now, session })
      if (status === 'disabled' && key.status === 'rotating')
        throw failure('ERROR_CONFLICT', { description: 'End the overlap first.' })
      if (primary && (keyState(key, now) !== 'active' || key.test))
        throw failure('ERROR_CONFLICT', {
          description: 'Only a key that works can be the primary one.',
        })
      if (status && key.status !== 'rotating') key.status = status
      if (primary) {
        for (const other of others) other.primary = false
        key.primary = true
      }
      if (kept.expiresAt !== undefined) key.warned = warnedBy({ expiresAt: kept.expiresAt }, now)
      Object.assign(key, kept, { updatedAt: Math.max(now, key.updatedAt + 1) })
      return keyView(db, key, user, now)
    },
  },
  rotateKey: {
    access: 'user',
    samples: [
      { id: 100_201, overlapMinutes: 60 },
      { id: 'unknown', overlapMinutes: 0 },
    ],
    run: ({ arg: { id, overlapMinutes }, db, user, now, session, request }) => {
      const key = find(db, user, id, now)
      if (keyState(key, now) !== 'active')
        throw failure('ERROR_CONFLICT', { description: 'Only an active key can be rotated.' })
      needProof({ user, now, session })
      rotateMockKey(db, key, overlapMinutes, now)
      logSecurity(db, user, 'key_rotated', now, request.headers)
      return { record: keyView(db, key, user, now), key: key.value }
    },
  },
  finishRotation: {
    access: 'user',
    samples: [{ id: 100_203 }],
    run: ({ arg: { id }, db, user, now }) => {
      const key = find(db, user, id, now)
      if (key.status !== 'rotating') throw failure('ERROR_CONFLICT')
      Object.assign(key, {
        status: 'active',
        rotation: null,
        updatedAt: Math.max(now, key.updatedAt + 1),
      })
      return keyView(db, key, user, now)
    },
  },
  revealKey: {
    access: 'user',
    samples: [{ id: 100_201 }],
    run: ({ arg: { id }, db, user, now, session }) => {
      const key = find(db, user, id, now)
      if (key.status === 'revoked')
        throw failure('ERROR_CONFLICT', { description: 'A revoked key is gone.' })
      needProof({ user, now, session })
      return { key: key.value }
    },
  },
  revokeKey: {
    access: 'user',
    samples: [{ id: 100_202 }],
    run: ({ arg: { id }, db, user, now }) => {
      const key = find(db, user, id, now)
      // An account always has a primary key: another key must become primary first.
      if (key.primary || key.status === 'revoked') throw failure('ERROR_CONFLICT')
      Object.assign(key, {
        status: 'revoked',
        rotation: null,
        idle: null,
        lastUsedAt: key.idle === null ? key.lastUsedAt : now - key.idle,
      })
    },
  },
}
