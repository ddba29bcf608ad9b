import type { ArgOf } from '../../api/contract/types.ts'
import type { ownSoftwareCalls } from '../../api/contract/software.ts'
import type {
  proofKinds,
  proofProblems,
  proofStates,
  SoftwareStatus,
} from '../../api/contract/software-terms.ts'

type Draft = Required<ArgOf<(typeof ownSoftwareCalls)['createSoftware']>>

/** The text that the owner of a program edits. */
export type ProgramText = { [Key in keyof Draft]: Exclude<Draft[Key], undefined> }

export interface MockDecision {
  at: string
  by: string
  action: string
  reasonCode: string | null
  comment: string | null
}

export interface Complaint {
  at: string
  reason: string
  text: string | null
}

export interface Moderated {
  /** The moderator who holds an entry, and the end of the hold. */
  claim: { by: number; until: number } | null
  history: MockDecision[]
  /** When the wait began. */
  submittedAt: string
  /** What the owner answered to a take-down. */
  answer: { text: string; at: string } | null
  /** What visitors reported, the newest first. */
  complaints: Complaint[]
}

export interface Rejection {
  reasonCode: string | null
  comment: string | null
  at: string
}

export interface MockProof {
  kind: (typeof proofKinds)[number]
  target: string
  token: string
  status: (typeof proofStates)[number]
  problem: (typeof proofProblems)[number] | null
  checkedAt: string | null
  provedAt: string | null
  until: string | null
}

export interface MockProgram extends Moderated {
  id: number
  slug: string
  ownerId: number | null
  ownerName: string
  text: ProgramText
  published: ProgramText | null
  status: SoftwareStatus
  /** The status before archiving or a decision, for undo. */
  before: {
    status: SoftwareStatus
    published: ProgramText | null
    complaints?: Complaint[]
  } | null
  rejection: Rejection | null
  popularity: number
  proofs: MockProof[]
  softId: number
  createdAt: string
  updatedAt: string
}

export type ReviewStatus = 'pending' | 'published' | 'rejected' | 'hidden' | 'spam'

export interface MockReview extends Moderated {
  id: number
  programId: number
  accountId: number | null
  name: string
  rating: number
  title: string | null
  pros: string | null
  cons: string | null
  text: string
  language: string
  helpful: number
  votes: { accountId: number; helpful: boolean }[]
  reports: number
  reply: { author: string; text: string; at: string } | null
  status: ReviewStatus
  /** The status before the last decision, for undo. */
  before: { status: ReviewStatus; reports: number; complaints?: Complaint[] } | null
  rejection: Rejection | null
  createdAt: string
  editedAt: string | null
}

export interface SoftwareData {
  counter: number
  programs: MockProgram[]
  reviews: MockReview[]
  /** Uploaded pictures in base64. */
  images: { id: number; mime: string; data: string }[]
  /** Replies that moderators keep. */
  replies: { id: number; text: string }[]
}
