// Over 250 lines: the calls of one contract, which share the checks of a member.
import type { teamCalls } from '../../api/contract/team.ts'
import { roleOpens } from '../../routes/team.ts'
import { failure, invalid } from '../errors.ts'
import { maskEmail, openLink } from '../lib/links.ts'
import { money } from '../lib/money.ts'
import { notify } from '../lib/notify.ts'
import { needProof } from '../lib/proof.ts'
import { logSecurity } from '../lib/security-log.ts'
import { rotateMockKey } from '../seed/keys.ts'
import { micros } from '../seed/security.ts'
import {
  invitationView,
  mailInvitation,
  memberOfCall,
  mostMembers,
  ownerOf,
  teamAccount,
  teamsOfUser,
} from '../seed/team.ts'
import { keysOfMember, memberLimits, memberView, teamView } from '../seed/team-view.ts'
import type { Handlers } from './types.ts'
import { userOf } from './user.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockInvitation, MockMember } from '../data/team.ts'

interface Asker {
  db: Data
  user: MockAccount
  member: MockMember | null
}

/**
 * The account of the team, for whoever owns it.
 * @throws ApiFailure for a worker, and for whoever does not own the account
 */
function ownedAccount({ db, user, member }: Asker): MockAccount {
  if (user.userType === 'worker') throw failure('ERROR_FORBIDDEN')
  if (!roleOpens(member?.role, 'account')) throw failure('ERROR_FORBIDDEN')
  return teamAccount(db, member, user)
}
function find<One extends MockMember | MockInvitation>(
  all: readonly One[],
  user: MockAccount,
  id: string | number,
): One {
  const found = all.find((one) => one.id === String(id) && one.ownerId === user.id)
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** @throws ApiFailure for the owner, whom nobody demotes or removes */
function findMember(db: Data, account: MockAccount, id: string | number): MockMember {
  const found = find(db.team.members, account, id)
  if (found.role === 'owner') throw failure('ERROR_CONFLICT')
  return found
}

/** The minutes for which programs can go on when a member leaves: the owner has to learn of it. */
const leavingOverlap = 1440

/** Takes a member out of the team. Their keys become the team's, with new values. */
function takeOut(db: Data, member: MockMember, overlapMinutes: number, now: number) {
  const keys = keysOfMember(db, member)
  for (const key of keys) {
    key.memberId = null
    // Whoever leaves knows the value. A key in rotation has a new one already.
    if (key.status !== 'rotating') rotateMockKey(db, key, overlapMinutes, now)
  }
  db.team.members = db.team.members.filter((one) => one !== member)
  return keys.map(({ id, name }) => ({ id, name }))
}

export const teamHandlers: Handlers<typeof teamCalls> = {
  team: {
    access: 'user',
    run: ({ db, user, member, now }) => {
      const { team } = teamsOfUser(db, user, member)
      if (!team) throw failure('ERROR_FORBIDDEN')
      return teamView(db, { account: teamAccount(db, member, user), member, now }, team.name)
    },
  },
  inviteMember: {
    access: 'user',
    status: 201,
    samples: [{ email: 'new-member@example.com', role: 'billing' }],
    run: ({ arg: { email: typed, role }, db, user, member, now, session, request }) => {
      const account = ownedAccount({ db, user, member })
      const email = typed.toLowerCase()
      const { members, invitations } = db.team
      const own = [...members, ...invitations].filter(({ ownerId }) => ownerId === account.id)
      if (email === user.email || own.some((one) => one.email === email))
        throw invalid({ email: { code: 'not_unique' } })
      if (own.length + Number(member === null) >= mostMembers) throw failure('ERROR_LIMIT_EXCEEDED')
      needProof({ user, now, session })
      db.team.counter += 1
      const invitation: MockInvitation = {
        id: `i${db.team.counter}`,
        ownerId: account.id,
        email,
        role,
        hash: '',
        sentAt: now,
        expiresAt: now,
      }
      mailInvitation(db, invitation, now)
      invitations.push(invitation)
      logSecurity(db, account, 'member_invited', now, request.headers)
      return invitationView(invitation)
    },
  },
  resendInvitation: {
    access: 'user',
    samples: [{ id: 'i1' }],
    run: ({ arg: { id }, db, user, member, now }) => {
      const account = ownedAccount({ db, user, member })
      const invitation = find(db.team.invitations, account, id)
      mailInvitation(db, invitation, now)
      return invitationView(invitation)
    },
  },
  withdrawInvitation: {
    access: 'user',
    samples: [{ id: 'i2' }],
    run: ({ arg: { id }, db, user, member }) => {
      const { hash } = find(db.team.invitations, ownedAccount({ db, user, member }), id)
      db.team.invitations = db.team.invitations.filter((one) => one.id !== String(id))
      db.links = db.links.filter((link) => link.kind !== 'join_team' || link.hash !== hash)
    },
  },
  changeMember: {
    access: 'user',
    samples: [
      { id: 'm2', role: 'support' },
      { id: 'm1', monthlyLimit: { amount: '90', currency: 'USD' } },
    ],
    run: ({
      arg: { id, role, monthlyLimit },
      db,
      user,
      member: asker,
      now,
      session,
      request: { headers },
    }) => {
      const account = ownedAccount({ db, user, member: asker })
      const member = findMember(db, account, id)
      if (monthlyLimit) {
        const value = micros(monthlyLimit.amount, account)
        const [min, max] = memberLimits
        const params = {
          min: money(min, account.currency).amount,
          max: money(max, account.currency).amount,
        }
        if (monthlyLimit.currency !== account.currency)
          throw invalid({ monthlyLimit: { code: 'not_allowed' } })
        if (value < min || value > max)
          throw invalid({ monthlyLimit: { code: 'out_of_range', params } })
      }
      needProof({ user, now, session })
      if (role) member.role = role
      if (monthlyLimit !== undefined) {
        member.monthlyLimit = monthlyLimit && micros(monthlyLimit.amount, account)
        member.warned = []
      }
      logSecurity(db, account, 'member_changed', now, headers)
      return memberView(db, member, account, now)
    },
  },
  removeMember: {
    access: 'user',
    samples: [{ id: 'm1', overlapMinutes: 60 }],
    run: ({ arg: { id, overlapMinutes }, db, user, member: asker, now, session, request }) => {
      const account = ownedAccount({ db, user, member: asker })
      const member = findMember(db, account, id)
      // Without a membership they would act in it as its owner.
      if (member.ownerId === member.accountId) throw failure('ERROR_CONFLICT')
      needProof({ user, now, session })
      const keys = takeOut(db, member, overlapMinutes, now)
      logSecurity(db, account, 'member_removed', now, request.headers)
      return { keys }
    },
  },
  leaveTeam: {
    access: 'user',
    run: ({ db, user, member, now, session, request: { headers } }) => {
      // Whoever handed over the account that they began with has no other one to go to.
      if (!member || member.role === 'owner' || member.ownerId === user.id)
        throw failure('ERROR_CONFLICT', { description: 'The owner hands the account over first.' })
      needProof({ user, now, session })
      const account = teamAccount(db, member, user)
      const keys = takeOut(db, member, leavingOverlap, now)
      logSecurity(db, account, 'member_left', now, headers)
      const owner = ownerOf(db, account)
      if (owner)
        notify(db, owner, keys.length > 0 ? 'member_left_keys' : 'member_left', now, {
          values: {
            name: member.name ?? member.email,
            keys: keys.map(({ name }) => name).join(', '),
          },
          ...(keys.length > 0 && { own: { href: '/setting' } }),
        })
      return {
        keys,
        validUntil: keys.length > 0 ? new Date(now + leavingOverlap * 60_000).toISOString() : null,
        user: userOf(db, user, now, memberOfCall(db, user, new Headers())),
      }
    },
  },
  transferTeam: {
    access: 'user',
    samples: [{ id: 'm1', role: 'developer' }],
    run: ({ arg: { id, role }, db, user, member, now, session, request: { headers } }) => {
      const account = ownedAccount({ db, user, member })
      const next = findMember(db, account, id)
      needProof({ user, now, session })
      const before: MockMember = member ?? {
        id: `m${(db.team.counter += 1)}`,
        ownerId: account.id,
        accountId: user.id,
        name: user.name,
        email: user.email,
        role,
        joinedAt: Date.parse(user.createdAt),
        lastSeenAt: now,
        monthlyLimit: null,
        warned: [],
      }
      before.role = role
      if (!member) db.team.members.push(before)
      Object.assign(next, { role: 'owner', monthlyLimit: null, warned: [] })
      logSecurity(db, account, 'team_transferred', now, headers)
      const owner = ownerOf(db, account)
      const values = { name: user.name ?? user.email }
      if (owner) notify(db, owner, 'team_owned', now, { values })
      const { team } = teamsOfUser(db, user, before)
      return teamView(db, { account, member: before, now }, team?.name)
    },
  },
  invitationOfLink: {
    access: 'user',
    samples: [{ hash: 'fresh', userId: 1002 }],
    run: ({ arg, db, user, now }) => {
      const { link, account } = openLink(db, arg, 'join_team', now)
      return {
        team: account.company ?? account.name,
        role: link.value ?? 'statistics',
        sentTo: maskEmail(link.sentTo),
        isMine: link.sentTo === user.email,
      }
    },
  },
  joinTeam: {
    access: 'user',
    samples: [{ hash: 'fresh', userId: 1002 }],
    run: ({ arg, db, user, now }) => {
      const { link } = openLink(db, arg, 'join_team', now)
      const invitation = db.team.invitations.find(({ hash }) => hash === link.hash)
      if (!invitation) throw failure('ERROR_LINK_INVALID')
      if (link.sentTo !== user.email) throw failure('ERROR_FORBIDDEN')
      if (user.userType === 'worker')
        throw failure('ERROR_CONFLICT', { description: 'Workers have no team.' })
      link.used = true
      db.team.invitations = db.team.invitations.filter((one) => one !== invitation)
      const joined: MockMember = {
        id: `m${(db.team.counter += 1)}`,
        ownerId: invitation.ownerId,
        accountId: user.id,
        name: user.name,
        email: user.email,
        role: invitation.role,
        joinedAt: now,
        lastSeenAt: now,
        monthlyLimit: null,
        warned: [],
      }
      db.team.members.push(joined)
      user.userType ??= 'customer'
      return userOf(db, user, now, joined)
    },
  },
}
