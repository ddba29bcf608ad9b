import { known } from '@/lib/known.ts'

/** The statuses of a worker (contract.md 4.18). */
export const standingStatuses = [
  'new',
  'training_required',
  'ready',
  'suspended_ack',
  'suspended_moderation',
  'banned',
] as const
export type StandingStatus = (typeof standingStatuses)[number]

const reasons = [
  'too_many_mistakes',
  'same_answers',
  'too_fast',
  'complaints',
  'several_accounts',
  'exam_again',
] as const
export const standingReason = (code: string) => known(reasons, code) ?? 'other'

/** What a worker must do first: prove that they are a person, or what their status requires. */
export function standingOf(
  status: string,
  authentication: string | undefined,
): StandingStatus | 'prove' | null {
  if (authentication !== undefined && ['required', 'pending', 'failed'].includes(authentication))
    return 'prove'
  return known(standingStatuses, status) ?? null
}
