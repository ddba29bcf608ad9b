import type { InferInput } from 'valibot'
import type { Member, Team } from '../../api/contract/team.ts'
import { roleOpens } from '../../routes/team.ts'
import type { TeamRole } from '../../routes/team.ts'
import { dayIn, startOfDay } from '../../lib/zone.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { spentInMonth } from './keys.ts'
import { invitationView, mostMembers } from './team.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockKey } from '../data/keys.ts'
import type { MockMember } from '../data/team.ts'

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()

/** The bounds of a member's monthly limit. */
export const memberLimits: readonly [min: Micros, max: Micros] = [dollars(1), dollars(100_000)]

/** The keys that a member made and that still stand. */
export const keysOfMember = (db: Data, { id }: MockMember): MockKey[] =>
  db.keys.keys.filter(({ memberId, status }) => memberId === id && status !== 'revoked')

/** What the tasks of a member's keys have cost in this calendar month. */
export const spentByMember = (
  db: Data,
  member: MockMember,
  account: MockAccount,
  now: number,
): Micros => keysOfMember(db, member).reduce((sum, key) => sum + spentInMonth(key, account, now), 0)

/** Whether a member has used up their limit. */
export function isPastLimit(
  db: Data,
  member: MockMember | null | undefined,
  now: number,
): member is MockMember {
  const account = db.accounts.find(({ id }) => id === member?.ownerId)
  return (
    member !== null &&
    member !== undefined &&
    member.monthlyLimit !== null &&
    account !== undefined &&
    spentByMember(db, member, account, now) >= member.monthlyLimit
  )
}

const limitView = (db: Data, member: MockMember, account: MockAccount, now: number) => ({
  keys: keysOfMember(db, member).map(({ id, name }) => ({ id, name })),
  monthlyLimit: member.monthlyLimit === null ? null : money(member.monthlyLimit, account.currency),
  spentMonth: money(spentByMember(db, member, account, now), account.currency),
})

export const memberView = (
  db: Data,
  member: MockMember,
  account: MockAccount,
  now: number,
): InferInput<typeof Member> => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  canRemove: member.ownerId !== member.accountId,
  joinedAt: iso(member.joinedAt),
  lastSeenAt: iso(member.lastSeenAt),
  ...limitView(db, member, account, now),
})

/** When the calendar month of an account ends. */
function nextMonth({ timezone }: MockAccount, now: number): number {
  const [year = 0, month = 1] = dayIn(timezone, now).split('-').map(Number)
  return startOfDay(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10), timezone)
}

interface Asker {
  /** The account that the team uses. */
  account: MockAccount
  /** The membership of whoever asks; null for the person who opened the account. */
  member: MockMember | null
  now: number
}

export function teamView(
  db: Data,
  { account, member, now }: Asker,
  name: string | null | undefined,
): InferInput<typeof Team> {
  const common = {
    name,
    role: member?.role ?? ('owner' satisfies TeamRole),
    capabilities: { leave: true, transfer: true, limits: true },
    resetsAt: iso(nextMonth(account, now)),
  }
  if (member && !roleOpens(member.role, 'account'))
    return {
      ...common,
      mine: {
        ...limitView(db, member, account, now),
        // Whoever handed over the account that they began with has no other one.
        canLeave: member.ownerId !== member.accountId,
      },
    }
  const own = ({ ownerId }: { ownerId: number }): boolean => ownerId === account.id
  const members = db.team.members.filter(own).map((one) => ({
    ...memberView(db, one, account, now),
    isMe: one === member,
  }))
  const opener: InferInput<typeof Member> = {
    id: account.id,
    name: account.name,
    email: account.email,
    role: 'owner' satisfies TeamRole,
    isMe: true,
    joinedAt: account.createdAt,
  }
  const [min, max] = memberLimits
  return {
    ...common,
    members: member
      ? members.toSorted((one, other) => Number(other.isMe) - Number(one.isMe))
      : [opener, ...members],
    invitations: db.team.invitations.filter(own).map(invitationView),
    max: mostMembers,
    limits: { min: money(min, account.currency), max: money(max, account.currency) },
  }
}
