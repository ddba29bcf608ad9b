import type { teamCalls } from '../../api/contract/team.ts'
import { roleOpens } from '../../routes/team.ts'
import type { MockAccount } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import { maskEmail, openLink } from '../lib/links.ts'
import { needProof } from '../lib/proof.ts'
import { logSecurity } from '../lib/security-log.ts'
import { rotateMockKey } from '../seed/keys.ts'
import {
  invitationView,
  mailInvitation,
  memberView,
  mostMembers,
  teamsOfUser,
  teamView,
} from '../seed/team.ts'
import type { MockInvitation, MockMember } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import { userOf } from './user.ts'

/** @throws ApiFailure for a worker, and for whoever does not own the account */
function needOwner(user: MockAccount, member: MockMember | null): void {
  if (user.userType === 'worker') throw failure('ERROR_FORBIDDEN')
  if (!roleOpens(member?.role, 'account')) throw failure('ERROR_FORBIDDEN')
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

export const teamHandlers: Handlers<typeof teamCalls> = {
  team: {
    access: 'user',
    run: ({ db, user, member }) => {
      const { team } = teamsOfUser(db, user, member)
      if (!team) throw failure('ERROR_FORBIDDEN')
      return teamView(db, user, team)
    },
  },
  inviteMember: {
    access: 'user',
    status: 201,
    samples: [{ email: 'new-member@example.com', role: 'billing' }],
    run: ({ arg: { email: typed, role }, db, user, member, now, session, request }) => {
      needOwner(user, member)
      const email = typed.toLowerCase()
      const { members, invitations } = db.team
      const own = [...members, ...invitations].filter(({ ownerId }) => ownerId === user.id)
      if (email === user.email || own.some((one) => one.email === email))
        throw invalid({ email: { code: 'not_unique' } })
      if (own.length + 1 >= mostMembers) throw failure('ERROR_LIMIT_EXCEEDED')
      needProof({ user, now, session })
      db.team.counter += 1
      const invitation: MockInvitation = {
        id: `i${db.team.counter}`,
        ownerId: user.id,
        email,
        role,
        hash: '',
        sentAt: now,
        expiresAt: now,
      }
      mailInvitation(db, invitation, now)
      invitations.push(invitation)
      logSecurity(db, user, 'member_invited', now, request.headers)
      return invitationView(invitation)
    },
  },
  resendInvitation: {
    access: 'user',
    samples: [{ id: 'i1' }],
    run: ({ arg: { id }, db, user, member, now }) => {
      needOwner(user, member)
      const invitation = find(db.team.invitations, user, id)
      mailInvitation(db, invitation, now)
      return invitationView(invitation)
    },
  },
  withdrawInvitation: {
    access: 'user',
    samples: [{ id: 'i2' }],
    run: ({ arg: { id }, db, user, member }) => {
      needOwner(user, member)
      const { hash } = find(db.team.invitations, user, id)
      db.team.invitations = db.team.invitations.filter((one) => one.id !== String(id))
      db.links = db.links.filter((link) => link.kind !== 'join_team' || link.hash !== hash)
    },
  },
  changeMember: {
    access: 'user',
    samples: [{ id: 'm2', role: 'support' }],
    run: ({ arg: { id, role }, db, user, member: asker, now, session, request }) => {
      needOwner(user, asker)
      const member = find(db.team.members, user, id)
      needProof({ user, now, session })
      member.role = role
      logSecurity(db, user, 'member_changed', now, request.headers)
      return memberView(db, member)
    },
  },
  removeMember: {
    access: 'user',
    samples: [{ id: 'm1', overlapMinutes: 60 }],
    run: ({ arg: { id, overlapMinutes }, db, user, member: asker, now, session, request }) => {
      needOwner(user, asker)
      const member = find(db.team.members, user, id)
      needProof({ user, now, session })
      const keys = db.keys.keys.filter(
        ({ memberId, status }) => memberId === member.id && status !== 'revoked',
      )
      for (const key of keys) {
        key.memberId = null
        // Whoever leaves knows the value. A key in rotation has a new one already.
        if (key.status !== 'rotating') rotateMockKey(db, key, overlapMinutes, now)
      }
      db.team.members = db.team.members.filter((one) => one !== member)
      logSecurity(db, user, 'member_removed', now, request.headers)
      return { keys: keys.map(({ id: keyId, name }) => ({ id: keyId, name })) }
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
      }
      db.team.members.push(joined)
      user.userType ??= 'customer'
      return userOf(db, user, now, joined)
    },
  },
}
