import type { InferInput } from 'valibot'
import type { AccountChange } from '../../api/contract/account-changes.ts'
import { same } from '../../lib/plain.ts'
import { isSameTarget, trackedSettings } from '../lib/change-log.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockChange } from '../data/security.ts'

const day = 24 * 60 * 60 * 1000
const usd = (amount: string) => ({ amount, currency: 'USD' })

/** What the persona with a history has changed before. It ends in what the seed of each area says. */
export function seedAccountChanges(accounts: readonly MockAccount[], now: number): MockChange[] {
  const account = accounts.find(({ persona }) => persona === 'customer')
  if (!account) return []
  const person = { kind: 'person', name: account.name } as const
  const rows: readonly [
    days: number,
    change: Pick<MockChange, 'area' | 'target' | 'before' | 'after'> &
      Partial<Pick<MockChange, 'by'>>,
  ][] = [
    [
      3,
      {
        area: 'keys',
        target: { id: account.id * 100 + 2, name: 'Price monitor' },
        before: { dailyLimit: usd('1.00') },
        after: { dailyLimit: usd('2.50') },
      },
    ],
    [
      9,
      {
        area: 'limits',
        target: null,
        before: { monthly: { amount: usd('200.00'), mode: 'block' } },
        after: { monthly: { amount: usd('250.00'), mode: 'block' } },
      },
    ],
    [
      12,
      {
        area: 'ip_list',
        target: { id: 'ip5', name: '172.66.147.243' },
        before: null,
        after: { ip: '172.66.147.243', comment: '' },
      },
    ],
    [
      21,
      {
        area: 'keys',
        target: { id: account.id * 100 + 4, name: 'Test bench' },
        before: { status: 'active' },
        after: { status: 'disabled' },
      },
    ],
    [
      26,
      {
        area: 'software',
        target: { id: 3112, name: 'FormFiller Pro' },
        before: { blocked: false },
        after: { blocked: true },
      },
    ],
    [
      33,
      {
        area: 'rates',
        target: null,
        before: { maxRatePer1000: { normal: usd('0.80'), RecaptchaV2Task: usd('2.99') } },
        after: { maxRatePer1000: { normal: usd('0.85'), RecaptchaV2Task: usd('2.99') } },
        by: { kind: 'support', name: null },
      },
    ],
    [
      64,
      {
        area: 'pingback',
        target: { id: 'h2', name: 'crm.partner.example' },
        before: null,
        after: { host: 'crm.partner.example', method: 'dns' },
      },
    ],
    [
      95,
      {
        area: 'keys',
        target: { id: account.id * 100 + 5, name: 'Old laptop' },
        before: { name: 'Old laptop', status: 'active' },
        after: null,
      },
    ],
  ]
  return rows.toReversed().map(([days, { by = person, ...change }], index) => ({
    ...change,
    by,
    // Below all ids that the backend gives later.
    id: -rows.length + index,
    accountId: account.id,
    at: Math.floor(now / 1000) * 1000 - days * day,
    ip: '203.0.113.24',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  }))
}

/** Fields that no call sets back: a secret that was replaced, a state that a call leads to. */
const isFinal = ({ before, after, area }: MockChange): boolean =>
  area === 'wallet' ||
  // Who is in the team, and who owns it, is not set by a call of the log.
  (area === 'members' &&
    (!before || !after || before['role'] === 'owner' || after['role'] === 'owner')) ||
  (before !== null && ('value' in before || 'secret' in before)) ||
  (area === 'keys' && (!before || !after || before['status'] === 'rotating')) ||
  // A receiver's secret would be another one, and its verification is no setting.
  ((area === 'pingback' || area === 'webhooks') &&
    (!after ||
      (before !== null &&
        !('url' in before) &&
        ['pending_verification', 'failing'].includes(String(before['status']))))) ||
  before?.['primary'] === false

/** The log of an account, latest first, with what can still be undone. */
export function accountChangesOf(
  db: Data,
  user: MockAccount,
  now: number,
): InferInput<typeof AccountChange>[] {
  const current = trackedSettings(db, user, now)
  const own = db.accountChanges.filter(({ accountId }) => accountId === user.id)
  const undoOf = (change: MockChange, index: number): string => {
    if (isFinal(change)) return 'never'
    // What was removed comes back under another id.
    const isUndo = (later: MockChange): boolean =>
      same(later.after, change.before) &&
      (change.after
        ? isSameTarget(later, change)
        : later.before === null && later.area === change.area)
    const undone = own.slice(index + 1).some((later) => isUndo(later))
    if (undone && !change.after) return 'done'
    const stands = current.find((one) => isSameTarget(one, change))?.values
    const isCurrent = change.after
      ? stands !== undefined &&
        Object.entries(change.after).every(([name, value]) => same(value, stands[name]))
      : stands === undefined
    if (isCurrent) return 'possible'
    return undone ? 'done' : 'changed_since'
  }
  return own
    .map((change, index) => {
      const { accountId: _, at, ...rest } = change
      return { ...rest, at: new Date(at).toISOString(), country: 'DE', undo: undoOf(change, index) }
    })
    .toSorted((one, other) => other.at.localeCompare(one.at) || Number(other.id) - Number(one.id))
}
