import type { InferInput } from 'valibot'
import type { deletionBlocks } from '../../api/contract/profile.ts'
import type { User } from '../../api/contract/user.ts'
import type { TeamRole } from '../../routes/team.ts'
import type { MemberRole } from '../../lib/team-roles.ts'
import { failure } from '../errors.ts'
import { dollars } from '../lib/money.ts'
import { personaEmail } from '../personas.ts'
import type { MockMember, MockInvitation, TeamData } from '../data/team.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount, Link } from '../data/accounts.ts'

const day = 24 * 60 * 60 * 1000
export const invitationDays = 7
export const mostMembers = 20
/** The member who made the key "Price monitor" (keys.ts). */
export const keyMaker = 'm1'

export function seedTeam(accounts: readonly MockAccount[], now: number): TeamData {
  const owner = accounts.find(({ persona }) => persona === 'customer')
  if (!owner) return { counter: 0, members: [], invitations: [] }
  const ownerId = owner.id
  const one = (
    id: string,
    name: string,
    role: MemberRole,
    days: number,
    seen: number | null,
  ): MockMember => ({
    id,
    ownerId,
    accountId: null,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@team.example`,
    role,
    joinedAt: now - days * day,
    lastSeenAt: seen === null ? null : now - seen * day,
    monthlyLimit: id === keyMaker ? dollars(95) : null,
    warned: [],
  })
  return {
    counter: 10,
    members: [
      one(keyMaker, 'Dana Ortiz', 'developer', 180, 0.02),
      one('m2', 'Olga Petrova', 'billing', 64, 3),
      one('m3', 'Wei Zhang', 'statistics', 20, null),
    ],
    invitations: [
      {
        id: 'i1',
        ownerId,
        email: personaEmail('newcomer'),
        role: 'developer',
        hash: 'fresh',
        sentAt: now - day / 24,
        expiresAt: now - day / 24 + 7 * day,
      },
      {
        id: 'i2',
        ownerId,
        email: 'agency@team.example',
        role: 'statistics',
        hash: 'i2-expired',
        sentAt: now - 9 * day,
        expiresAt: now - 2 * day,
      },
    ],
  }
}

const membershipsOf = ({ team }: Data, { id }: MockAccount): MockMember[] =>
  team.members.filter(({ accountId }) => accountId === id)

/** Whether a person uses their own account. Whoever does not begins in the team that invited them. */
const usesOwn = ({ team }: Data, { id, volume, balance }: MockAccount): boolean =>
  volume > 0 || balance > 0 || team.members.some(({ ownerId }) => ownerId === id)

/**
 * The membership in an account; null without one. Whoever handed their own account over is a member
 * of it.
 */
const membershipIn = (
  memberships: readonly MockMember[],
  account: string | number,
): MockMember | null =>
  memberships.find(({ ownerId }) => String(ownerId) === String(account)) ?? null

/** The header that names the team of a call (src/api/page-state.ts has it for the site). */
const teamHeader = 'x-team'

/**
 * The membership by which a person acts, of the team that the call's header names; null in their
 * own account.
 * @throws ApiFailure for a team that is not theirs
 */
export function memberOfCall(db: Data, person: MockAccount, headers: Headers): MockMember | null {
  const named = headers.get(teamHeader)
  const memberships = membershipsOf(db, person)
  const own = membershipIn(memberships, person.id)
  if (named === null) return usesOwn(db, person) ? own : (memberships[0] ?? null)
  const found = membershipIn(memberships, named)
  if (!found && named !== String(person.id)) throw failure('ERROR_TEAM_FORBIDDEN')
  return found
}

/** The same for a call that signs somebody in: the header may be of the person before. */
export function memberOfSignIn(db: Data, person: MockAccount, headers: Headers): MockMember | null {
  const isTheirs = membershipsOf(db, person).some(
    ({ ownerId }) => headers.get(teamHeader) === String(ownerId),
  )
  return memberOfCall(db, person, isTheirs ? headers : new Headers())
}

/** The account that a person uses: their team's, else their own. */
export const teamAccount = (db: Data, member: MockMember | null, own: MockAccount): MockAccount =>
  db.accounts.find(({ id }) => id === member?.ownerId) ?? own

/** The teams of a person as the user's answer names them; workers have none. */
export function teamsOfUser(
  db: Data,
  account: MockAccount,
  acting: MockMember | null,
): Pick<InferInput<typeof User>, 'team' | 'teams'> {
  if (account.userType === 'worker') return {}
  const view = (member: MockMember | null) => {
    const { id, company, name } = teamAccount(db, member, account)
    return { id, name: company ?? name, role: member?.role ?? ('owner' satisfies TeamRole) }
  }
  const memberships = membershipsOf(db, account)
  const own = membershipIn(memberships, account.id)
  const others = memberships.filter((one) => one !== own)
  return { team: view(acting), teams: [own, ...others].map(view) }
}

/** Who owns an account: the person who opened it, until they hand it over. */
export function ownerOf({ team, accounts }: Data, account: MockAccount): MockAccount | null {
  const next = team.members.find(({ ownerId, role }) => ownerId === account.id && role === 'owner')
  return next ? (accounts.find(({ id }) => id === next.accountId) ?? null) : account
}

/** Why an account cannot be deleted by its person (contract.md 4.2). */
export function deletionBlock(
  { team }: Data,
  { id }: MockAccount,
): (typeof deletionBlocks)[number] | null {
  const own = team.members.filter(({ accountId }) => accountId === id)
  if (own.some(({ ownerId, role }) => ownerId === id && role !== 'owner')) return 'handed_over'
  return own.some(({ ownerId, role }) => ownerId !== id && role === 'owner') ? 'owner' : null
}

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()

export const invitationView = ({ id, email, role, sentAt, expiresAt }: MockInvitation) => ({
  id,
  email,
  role,
  sentAt: iso(sentAt),
  expiresAt: iso(expiresAt),
})

/** Mails an invitation; an earlier link of it works no longer. */
export function mailInvitation(db: Data, invitation: MockInvitation, now: number): void {
  const { ownerId, email, role, hash } = invitation
  db.team.counter += 1
  invitation.hash = `team${db.team.counter}`
  invitation.sentAt = now
  invitation.expiresAt = now + invitationDays * day
  const link: Link = {
    hash: invitation.hash,
    accountId: ownerId,
    kind: 'join_team',
    sentTo: email,
    value: role,
    expiresAt: invitation.expiresAt,
    used: false,
  }
  db.links = [
    ...db.links.filter((known) => known.kind !== 'join_team' || known.hash !== hash),
    link,
  ]
}
