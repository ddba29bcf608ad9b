import type { proxyAddressCalls } from '../../api/contract/proxy-addresses.ts'
import { failure, invalid } from '../errors.ts'
import { addressLine } from '../lib/proxy-lines.ts'
import { ownProxy } from '../seed/proxy-account.ts'
import {
  addressStatus,
  addressView,
  candidatesOf,
  checksOf,
  heldAddresses,
  replacementsOf,
  usersOn,
} from '../seed/proxy-addresses.ts'
import { pageOf } from '../seed/security.ts'
import { settleRenewals } from './proxy-renewals.ts'
import type { Handlers } from './types.ts'
import type { ProxyOwn, MockProxyAddress } from '../data/proxy.ts'

const hour = 60 * 60 * 1000
const key = '5b1f4c3e-7a4d-4f6b-8e2f-0a1b2c3d4e5f'

const find = (own: ProxyOwn, id: string | number): MockProxyAddress => {
  const found = own.addresses.find((one) => one.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

export const proxyAddressHandlers: Handlers<typeof proxyAddressCalls> = {
  proxyAddresses: {
    access: 'user',
    samples: [{}, { product: 'isp', family: 'ipv4', status: 'dead', sort: 'ip', text: '203' }],
    run: ({ arg: { product, family, status, sort = 'until', text, ...paged }, db, user, now }) => {
      settleRenewals(db, user, now)
      const own = ownProxy(db, user, now)
      const words = text?.toLowerCase() ?? ''
      const mine = own.addresses
        .map((one) => addressView(own, one, now))
        .filter((one) => product === undefined || one.product === product)
        .filter((one) => family === undefined || one.family === family)
        .filter((one) => (status === undefined ? one.status !== 'ended' : one.status === status))
        .filter(({ ip, network, users }) =>
          [ip, network ?? '', ...(users ?? []).map(({ label }) => label ?? '')].some((part) =>
            part.toLowerCase().includes(words),
          ),
        )
      type One = (typeof mine)[number]
      const orders: Record<typeof sort, (one: One, other: One) => number> = {
        until: (one, other) => (one.until ?? '').localeCompare(other.until ?? ''),
        ip: (one, other) => one.ip.localeCompare(other.ip, 'en', { numeric: true }),
        '-weekBytes': (one, other) => (other.weekBytes ?? 0) - (one.weekBytes ?? 0),
        '-since': (one, other) => (other.since ?? '').localeCompare(one.since ?? ''),
      }
      return {
        ...pageOf(mine.toSorted(orders[sort]), paged),
        replacements: own.addresses.length === 0 ? null : replacementsOf(own, now),
      }
    },
  },
  addressChecks: {
    access: 'user',
    samples: [{ id: 'pa1' }],
    run: ({ arg: { id }, db, user, now }) => ({
      records: checksOf(find(ownProxy(db, user, now), id), now),
    }),
  },
  checkAddress: {
    access: 'user',
    samples: [{ id: 'pa1' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const address = find(own, id)
      if (addressStatus(address, now) === 'ended') throw failure('ERROR_CONFLICT')
      address.checkedAt = now
      return addressView(own, address, now)
    },
  },
  addressLines: {
    access: 'user',
    samples: [{ ids: ['pa1', 'pa2'], userId: 'pu4', protocol: 'http', format: 'url' }],
    run: ({ arg: { ids, userId, protocol, format }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const addresses = ids.map((id) => find(own, id))
      const who = own.users.find(({ id }) => id === String(userId))
      if (userId !== undefined && !who) throw failure('ERROR_NOT_FOUND')
      if (who && who.status !== 'active') throw failure('ERROR_CONFLICT')
      if (who && addresses.some((one) => !usersOn(own, one).includes(who)))
        throw invalid({ userId: { code: 'not_allowed' } })
      if (!who && own.ips.length === 0) throw failure('ERROR_IP_NOT_WHITELISTED')
      return {
        lines: addresses.map((address) =>
          addressLine({ protocol, format, user: who ?? null }, address),
        ),
      }
    },
  },
  previewReplacement: {
    access: 'user',
    samples: [{ ids: ['pa3', 'pa12'] }],
    run: ({ arg: { ids }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const { left, renewsAt } = replacementsOf(own, now)
      return {
        records: ids.map((id) => {
          const address = find(own, id)
          return {
            id: address.id,
            ip: address.ip,
            candidates: candidatesOf(own, address),
            users: usersOn(own, address).map((one) => ({ id: one.id, label: one.label })),
          }
        }),
        left,
        renewsAt,
      }
    },
  },
  replaceAddresses: {
    access: 'user',
    status: 201,
    samples: [
      { idempotencyKey: key, records: [{ id: 'pa3', ip: '198.51.100.117' }], overlapHours: 24 },
    ],
    run: ({ arg: { records, overlapHours }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      const { left, renewsAt } = replacementsOf(own, now)
      if (records.length > left)
        throw failure('ERROR_LIMIT_EXCEEDED', { extra: { left, renewsAt } })
      const pairs = records.map(({ id, ip }) => {
        const old = find(own, id)
        const next = candidatesOf(own, old).find((one) => one.ip === ip)
        if (!heldAddresses(own, now).includes(old) || !next) throw failure('ERROR_CONFLICT')
        return { old, next }
      })
      if (new Set(records.map(({ ip }) => ip)).size !== records.length)
        throw failure('ERROR_CONFLICT')
      const until = now + overlapHours * hour
      for (const { old, next } of pairs) {
        own.addresses.push({
          ...old,
          id: `pa${own.addresses.length + 1}`,
          ip: next.ip,
          network: next.network ?? old.network,
          since: now,
          deadAt: null,
          checkedAt: now,
        })
        old.replacedBy = next.ip
        old.until = Math.min(old.until, until)
        own.replaced.push(now)
      }
      return {
        records: pairs.map(({ old, next }) => ({ oldIp: old.ip, newIp: next.ip })),
        until: overlapHours === 0 ? null : new Date(until).toISOString(),
      }
    },
  },
}
