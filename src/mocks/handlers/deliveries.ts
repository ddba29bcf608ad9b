import type { ipListCalls } from '../../api/contract/ip-list.ts'
import type { pingbackCalls } from '../../api/contract/pingback.ts'
import { readRange } from '../../lib/ip-range.ts'
import { readHost } from '../../lib/pingback-host.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { needProof } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import {
  changeReceiver,
  foundIn,
  newSecret,
  partOfLog,
  resendFrom,
  rotateSecret,
  testHost,
  verifyHost,
} from '../lib/receivers.ts'
import {
  deliveryDays,
  hostView,
  logOf,
  maxHosts,
  maxIps,
  ownAddress,
  untriedReceiver,
} from '../seed/deliveries.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockHost } from '../data/deliveries.ts'

const ipsOf = ({ deliveries }: Data, { id }: MockAccount) =>
  deliveries.ips.filter(({ accountId }) => accountId === id)
const hostsOf = ({ deliveries }: Data, { id }: MockAccount) =>
  deliveries.hosts.filter(({ accountId }) => accountId === id)

function next(db: Data, prefix: string): string {
  db.deliveries.counter += 1
  return `${prefix}n${db.deliveries.counter}`
}

/** @throws where the address is not allowed or already listed */
function checkIp(
  field: string,
  typed: string,
  others: readonly string[],
): { text: string; fields: FieldFaults } {
  const read = readRange(typed)
  if ('code' in read) return { text: typed, fields: { [field]: { code: read.code } } }
  return {
    text: read.range,
    fields: others.includes(read.range) ? { [field]: { code: 'not_unique' } } : {},
  }
}

const hostOf = (db: Data, user: MockAccount, id: string | number): MockHost =>
  foundIn(hostsOf(db, user), id)

export const deliveryHandlers: Handlers<typeof ipListCalls & typeof pingbackCalls> = {
  ipList: {
    access: 'user',
    run: ({ db, user }) => ({
      enabled: db.deliveries.enabled.includes(user.id),
      currentIp: ownAddress,
      records: ipsOf(db, user).map(({ accountId: _, ...record }) => record),
      max: maxIps,
    }),
  },
  addIps: {
    access: 'user',
    status: 201,
    samples: [{ records: [{ ip: '93.184.216.34', comment: 'Office' }, { ip: '2606:4700::/48' }] }],
    run: ({ arg: { records }, db, user, now }) => {
      const known = ipsOf(db, user).map(({ ip }) => ip)
      if (known.length + records.length > maxIps) throw failure('ERROR_LIMIT_EXCEEDED')
      const fields: FieldFaults = {}
      const made = records.map(({ ip, comment }, index) => {
        const { text, fields: wrong } = checkIp(`records.${index}.ip`, ip, known)
        Object.assign(fields, wrong)
        known.push(text)
        return {
          id: '',
          ip: text,
          comment,
          createdAt: new Date(now).toISOString(),
          lastUsedAt: null,
        }
      })
      if (Object.keys(fields).length > 0) throw invalid(fields)
      const added = made.map((record) => ({ ...record, id: next(db, 'ip') }))
      db.deliveries.ips.push(...added.map((record) => ({ ...record, accountId: user.id })))
      return { records: added }
    },
  },
  updateIp: {
    access: 'user',
    samples: [{ id: 'ip1', ip: '93.184.216.0/24', comment: '' }],
    run: ({ arg: { id, ip, comment }, db, user }) => {
      const record = foundIn(ipsOf(db, user), id)
      const others = ipsOf(db, user).flatMap((known) => (known === record ? [] : [known.ip]))
      const { text, fields } = checkIp('ip', ip, others)
      if (Object.keys(fields).length > 0) throw invalid(fields)
      Object.assign(record, { ip: text, comment })
      const { accountId: _, ...kept } = record
      return kept
    },
  },
  removeIp: {
    access: 'user',
    samples: [{ id: 'ip1' }],
    run: ({ arg: { id }, db, user }) => {
      const record = foundIn(ipsOf(db, user), id)
      db.deliveries.ips = db.deliveries.ips.filter((known) => known !== record)
    },
  },
  enableIpList: {
    access: 'user',
    samples: [{ enabled: true }, { enabled: false }],
    run: ({ arg: { enabled }, db, user }) => {
      db.deliveries.enabled = [
        ...db.deliveries.enabled.filter((id) => id !== user.id),
        ...(enabled ? [user.id] : []),
      ]
    },
  },

  pingbackHosts: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: hostsOf(db, user).map((host) => hostView(db, host, user, now)),
      max: maxHosts,
    }),
  },
  addPingbackHost: {
    access: 'user',
    status: 201,
    samples: [{ host: 'other.shop.example', method: 'file' }],
    run: ({ arg: { host: typed, method }, db, user, now }) => {
      const read = readHost(typed)
      if ('problem' in read) throw invalid({ host: { code: read.problem } })
      if (hostsOf(db, user).some(({ host }) => host === read.host))
        throw invalid({ host: { code: 'not_unique' } })
      if (hostsOf(db, user).length >= maxHosts) throw failure('ERROR_LIMIT_EXCEEDED')
      const id = next(db, 'h')
      const host: MockHost = {
        ...untriedReceiver(),
        id,
        accountId: user.id,
        host: read.host,
        status: 'pending_verification',
        method,
        token: token(db.seed, 'verify', user.id, id),
        createdAt: new Date(now).toISOString(),
      }
      const signingSecret = newSecret(db, host)
      db.deliveries.hosts.push(host)
      return { ...hostView(db, host, user, now), signingSecret }
    },
  },
  updatePingbackHost: {
    access: 'user',
    samples: [
      { id: 'h4', method: 'file' },
      { id: 'h1', status: 'disabled' },
    ],
    run: ({ arg: { id, method, status }, db, user, now }) => {
      const host = hostOf(db, user, id)
      changeReceiver(host, { method, status })
      return hostView(db, host, user, now)
    },
  },
  removePingbackHost: {
    access: 'user',
    samples: [{ id: 'h1' }],
    run: ({ arg: { id }, db, user }) => {
      const host = hostOf(db, user, id)
      db.deliveries.hosts = db.deliveries.hosts.filter((known) => known !== host)
    },
  },
  verifyPingbackHost: {
    access: 'user',
    samples: [{ id: 'h4' }],
    run: ({ arg: { id }, db, user, now }) => {
      const host = hostOf(db, user, id)
      verifyHost(host, now)
      return hostView(db, host, user, now)
    },
  },
  rotatePingbackSecret: {
    access: 'user',
    samples: [{ id: 'h1' }, { id: 'h1', overlapMinutes: 1440 }],
    run: ({ arg: { id, overlapMinutes = 0 }, db, user, now, session }) => {
      const host = hostOf(db, user, id)
      needProof({ user, now, session })
      return rotateSecret(db, host, overlapMinutes, now)
    },
  },
  testPingbackHost: {
    access: 'user',
    samples: [{ id: 'h1' }, { id: 'h2', path: '/results?x=1' }],
    run: ({ arg: { id, path = '/' }, db, user }) => {
      const host = hostOf(db, user, id)
      return testHost(host, path)
    },
  },

  pingbackLog: {
    access: 'user',
    samples: [
      {},
      { status: 'failed', perPage: 10, dateFrom: '2026-04-10', dateTo: '2026-04-15' },
      { hostId: 'h1', taskId: '1', before: 'd1' },
    ],
    run: ({ arg: { taskId, hostId, ...filter }, db, user, now }) => ({
      ...partOfLog(
        logOf(db, user, now),
        filter,
        user.timezone,
        (one) => (!taskId || one.taskId === taskId) && (!hostId || one.hostId === hostId),
      ),
      retentionDays: deliveryDays,
    }),
  },
  delivery: {
    access: 'user',
    samples: [{ id: 'd1' }],
    run: ({ arg: { id }, db, user, now }) => foundIn(logOf(db, user, now), id),
  },
  resendDelivery: {
    access: 'user',
    samples: [{ id: 'd1' }],
    run: ({ arg: { id }, db, user, now }) =>
      resendFrom(
        {
          log: () => logOf(db, user, now),
          receiverOf: ({ hostId }) => hostsOf(db, user).find((host) => host.id === hostId),
          resent: db.deliveries.resent,
          nextId: () => next(db, 'r'),
        },
        { id, accountId: user.id, now },
      ),
  },
}
