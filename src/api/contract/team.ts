import * as v from 'valibot'
import { memberRoles } from '../../lib/team-roles.ts'
import { overlaps } from './keys.ts'
import {
  Finite,
  flag,
  Id,
  longList,
  Money,
  moneyOrNull,
  NoArg,
  Nothing,
  textOrNull,
} from './common.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

const KeyName = v.looseObject({ id: Id, name: v.string() })

export const Member = v.looseObject({
  id: Id,
  name: textOrNull,
  email: v.string(),
  role: v.string(),
  isMe: v.optional(v.boolean(), false),
  /** False for whoever opened the account: it stays theirs to return to. */
  canRemove: v.optional(v.boolean(), true),
  joinedAt: textOrNull,
  lastSeenAt: textOrNull,
  /** The API keys that the person made; the others are the team's. */
  keys: v.optional(longList(KeyName), []),
  /** What the tasks of these keys may cost in a calendar month; null for no limit. */
  monthlyLimit: moneyOrNull,
  spentMonth: moneyOrNull,
})
export type Member = v.InferOutput<typeof Member>

export const Invitation = v.looseObject({
  id: Id,
  email: v.string(),
  role: v.string(),
  sentAt: textOrNull,
  expiresAt: textOrNull,
})
export type Invitation = v.InferOutput<typeof Invitation>

export const Team = v.looseObject({
  name: textOrNull,
  role: v.string(),
  /** Empty for whoever does not own the account, and so are the invitations. */
  members: v.optional(longList(Member), []),
  invitations: v.optional(longList(Invitation), []),
  /** The most members and invitations. */
  max: v.optional(v.nullable(Finite), null),
  /** What the backend can do besides; a part that is not named is not shown. */
  capabilities: v.optional(v.looseObject({ leave: flag, transfer: flag, limits: flag }), {}),
  /** The bounds of a monthly limit. */
  limits: v.optional(
    v.nullable(v.looseObject({ min: Money, max: v.optional(v.nullable(Money), null) })),
    null,
  ),
  /** When the month ends that limits count. */
  resetsAt: textOrNull,
  /** What concerns the asking member alone; null for the owner. */
  mine: v.optional(
    v.nullable(
      v.looseObject({
        keys: v.optional(longList(KeyName), []),
        monthlyLimit: moneyOrNull,
        spentMonth: moneyOrNull,
        canLeave: flag,
      }),
    ),
    null,
  ),
})
export type Team = v.InferOutput<typeof Team>

const role = v.picklist(memberRoles)
const link = { hash: v.pipe(v.string(), v.maxLength(256)), userId: Id }

/** Proposed: a backend without teams answers 404 and sends no `team` of the user. */
export const teamCalls = defineCalls({
  team: {
    method: 'GET',
    path: '/api/v2/user/team',
    arg: NoArg,
    res: Team,
    provides: ['Team'],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/v2/user/team/invitations',
    arg: v.strictObject({ email: v.pipe(v.string(), v.email(), v.maxLength(254)), role }),
    res: Invitation,
    invalidates: ['Team'],
    repeatable: true,
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/v2/user/team/invitations/{id}/resend',
    arg: v.strictObject({ id: Id }),
    res: Invitation,
    invalidates: ['Team'],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/v2/user/team/invitations/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Team'],
  },
  changeMember: {
    method: 'PUT',
    path: '/api/v2/user/team/members/{id}',
    arg: v.strictObject({
      id: Id,
      role: v.optional(role),
      monthlyLimit: v.optional(v.nullable(Money)),
    }),
    res: Member,
    invalidates: ['Team'],
  },
  removeMember: {
    method: 'POST',
    path: '/api/v2/user/team/members/{id}/remove',
    arg: v.strictObject({ id: Id, overlapMinutes: v.picklist(overlaps) }),
    res: v.looseObject({ keys: longList(KeyName) }),
    invalidates: ['Team', 'Keys'],
  },
  /** The member who asks leaves. Their keys become the team's and are rotated by this call. */
  leaveTeam: {
    method: 'POST',
    path: '/api/v2/user/team/leave',
    arg: NoArg,
    res: v.looseObject({
      keys: longList(KeyName),
      /** How long programs can use the old values. */
      validUntil: textOrNull,
      /** The team that the person acts in from then on. */
      user: User,
    }),
  },
  /** Makes a member the owner. Whoever was the owner gets the role that is named. */
  transferTeam: {
    method: 'POST',
    path: '/api/v2/user/team/transfer',
    arg: v.strictObject({ id: Id, role }),
    res: Team,
    invalidates: ['Team', 'User'],
  },
  invitationOfLink: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/user/team/invitation',
    arg: v.strictObject(link),
    res: v.looseObject({
      team: textOrNull,
      role: v.string(),
      /** Masked. */
      sentTo: textOrNull,
      /** Whether it was sent to the address of the person who asks. */
      isMine: v.boolean(),
    }),
  },
  joinTeam: {
    method: 'POST',
    path: '/api/v2/user/team/join',
    arg: v.strictObject(link),
    res: User,
    invalidates: ['User', 'Team'],
  },
})
