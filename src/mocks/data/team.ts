import type { TeamRole } from '../../routes/team.ts'
import type { MemberRole } from '../../lib/team-roles.ts'
import type { Micros } from '../lib/money.ts'

export interface MockMember {
  id: string
  /** The account that the team uses. */
  ownerId: number
  /** The person's own account; null for somebody of the seed who never signs in. */
  accountId: number | null
  name: string | null
  email: string
  /** `owner` where the account was handed over to them. */
  role: TeamRole
  joinedAt: number
  lastSeenAt: number | null
  /** What the tasks of their keys may cost in a calendar month. */
  monthlyLimit: Micros | null
  /** The part of the limit of which they were told, by month. */
  warned: string[]
}

export interface MockInvitation {
  id: string
  ownerId: number
  email: string
  role: MemberRole
  /** The hash of its mailed link. */
  hash: string
  sentAt: number
  expiresAt: number
}

export interface TeamData {
  counter: number
  members: MockMember[]
  invitations: MockInvitation[]
}
