import { same } from '../../lib/plain.ts'
import { dayIn } from '../../lib/zone.ts'
import { money } from './money.ts'
import { keyView, mockKeys } from '../seed/keys.ts'
import { ownAddress } from '../seed/deliveries.ts'
import { walletOf } from '../seed/payouts.ts'
import { customerSettings, percent100, softwareUsed, spendingLimits } from '../seed/settings.ts'
import type { MockChange } from '../data/security.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

type Values = Record<string, unknown>

/** A document of the account's settings, or one entry of a list of them. */
interface Tracked extends Pick<MockChange, 'area' | 'target'> {
  values: Values
}

/** All that the log covers, as the calls of the areas take it. */
export function trackedSettings(db: Data, user: MockAccount, now: number): Tracked[] {
  const { daily, monthly, alertPercents } = spendingLimits(db, user, now)
  const { limits: _, languages: __, updatedAt: ___, ...rates } = customerSettings(db, user)
  const { limits: ____, updatedAt: _____, ...percent } = percent100(db, user)
  const own = ({ accountId }: { accountId: number }): boolean => accountId === user.id
  const topUp = db.payments.autoTopUp.find(own)
  const sum = (amount: string | null) => amount && { amount, currency: user.currency }
  const methodId = walletOf(db, user)?.methodId
  return [
    ...mockKeys(db, user, now).flatMap((key): Tracked[] => {
      if (key.status === 'revoked') return []
      const {
        name,
        prefix,
        suffix,
        primary,
        allowedTypes,
        ipList,
        dailyLimit,
        monthlyLimit,
        rpm,
        scope,
      } = keyView(db, key, user, now)
      const expiresAt = key.expiresAt === null ? null : dayIn(user.timezone, key.expiresAt - 1)
      return [
        {
          area: 'keys',
          target: { id: key.id, name },
          values: {
            name,
            status: key.status,
            primary,
            allowedTypes,
            ipList,
            dailyLimit,
            monthlyLimit,
            rpm,
            scope,
            expiresAt,
            ...(key.test && { test: key.test }),
            value: `${prefix}…${suffix}`,
          },
        },
      ]
    }),
    { area: 'limits', target: null, values: { daily, monthly, alertPercents } },
    { area: 'rates', target: null, values: rates },
    { area: 'percent_100', target: null, values: percent },
    ...softwareUsed(db, user).map(({ softId, name = '', blocked = false }): Tracked => ({
      area: 'software',
      target: { id: softId, name },
      values: { blocked },
    })),
    {
      area: 'ip_list',
      target: null,
      values: { enabled: db.deliveries.enabled.includes(user.id) },
    },
    ...db.deliveries.ips.filter(own).map(({ id, ip, comment }): Tracked => ({
      area: 'ip_list',
      target: { id, name: ip },
      values: { ip, comment },
    })),
    ...db.deliveries.hosts
      .filter(own)
      .map(({ id, host, status, method, secretSuffix }): Tracked => ({
        area: 'pingback',
        target: { id, name: host },
        values: { host, status, method, secret: `…${secretSuffix}` },
      })),
    ...db.webhooks.hooks
      .filter(own)
      .map(({ id, host, url, events, status, method, secretSuffix }): Tracked => ({
        area: 'webhooks',
        target: { id, name: host },
        values: { url, events, status, method, secret: `…${secretSuffix}` },
      })),
    ...db.alertRules
      .filter(own)
      .map(({ id, metric, threshold, scope, subject, hours, channels }): Tracked => ({
        area: 'alert_rules',
        target: { id, name: metric },
        values: { metric, threshold, scope, subject, hours, channels },
      })),
    ...(topUp
      ? [
          {
            area: 'auto_topup' as const,
            target: null,
            values: {
              enabled: topUp.enabled,
              threshold: sum(topUp.threshold),
              amount: sum(topUp.amount),
              savedMethodId: topUp.savedMethodId,
              dailyCountCap: topUp.dailyCountCap,
              monthlyAmountCap: sum(topUp.monthlyAmountCap),
            },
          },
        ]
      : []),
    ...db.team.members
      .filter(({ ownerId }) => ownerId === user.id)
      .map(({ id, name, email, role, monthlyLimit }): Tracked => ({
        area: 'members',
        target: { id, name: name ?? email },
        values: {
          email,
          role,
          monthlyLimit: monthlyLimit === null ? null : money(monthlyLimit, user.currency),
        },
      })),
    ...(methodId ? [{ area: 'wallet' as const, target: null, values: { methodId } }] : []),
  ]
}

export const isSameTarget = (
  one: Pick<Tracked, 'area' | 'target'>,
  other: Pick<Tracked, 'area' | 'target'>,
): boolean => one.area === other.area && one.target?.id === other.target?.id

/** Only the fields in which two values differ. */
function differing(of: Values | undefined, other: Values | undefined): Values | null {
  if (!of) return null
  return Object.fromEntries(
    Object.entries(of).filter(([name, value]) => !other || !same(value, other[name])),
  )
}

/** Adds to the log what a call has changed. */
export function logChanges(
  db: Data,
  user: MockAccount,
  before: readonly Tracked[],
  {
    now,
    headers,
    key,
    person,
  }: {
    now: number
    headers: Headers
    key: string | null
    person: Pick<MockAccount, 'name' | 'email'>
  },
): void {
  const after = trackedSettings(db, user, now)
  const find = (list: readonly Tracked[], one: Tracked) =>
    list.find((other) => isSameTarget(other, one))?.values
  const touched = [...after, ...before.filter((one) => !find(after, one))]
  for (const one of touched) {
    const [old, next] = [find(before, one), find(after, one)]
    if (same(old, next)) continue
    db.counter += 1
    db.accountChanges.push({
      id: db.counter,
      accountId: user.id,
      at: now,
      area: one.area,
      target: one.target,
      before: differing(old, next),
      after: differing(next, old),
      by:
        key === null
          ? { kind: 'person', name: person.name ?? person.email }
          : { kind: 'key', name: key },
      ip: ownAddress,
      userAgent: headers.get('user-agent') ?? '',
    })
  }
}
