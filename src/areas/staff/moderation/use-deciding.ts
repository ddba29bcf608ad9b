import { moderationApi } from '@/api/endpoints/staff.ts'
import type { Deciding } from './queue.ts'

/** The decisions about programs. */
export function useProgramDeciding(): Deciding {
  const [claim] = moderationApi.useClaimProgramMutation()
  const [release] = moderationApi.useReleaseProgramMutation()
  const [approve] = moderationApi.useApproveProgramMutation()
  const [reject] = moderationApi.useRejectProgramMutation()
  const [restore] = moderationApi.useRestoreProgramMutation()
  const [takeDown] = moderationApi.useTakeDownProgramMutation()
  return {
    claim: (id) => claim({ id }).unwrap(),
    release: (id) => release({ id }).unwrap(),
    approve: (id) => approve({ id }).unwrap(),
    reject: (id, reason) => reject({ id, ...reason }).unwrap(),
    restore: (id) => restore({ id }).unwrap(),
    takeDown: (id, reason) => takeDown({ id, ...reason }).unwrap(),
  }
}

/** The decisions about reviews. */
export function useReviewDeciding(): Deciding {
  const [claim] = moderationApi.useClaimReviewMutation()
  const [release] = moderationApi.useReleaseReviewMutation()
  const [approve] = moderationApi.useApproveReviewMutation()
  const [reject] = moderationApi.useRejectReviewMutation()
  const [spam] = moderationApi.useSpamReviewMutation()
  const [restore] = moderationApi.useRestoreReviewMutation()
  const [takeDown] = moderationApi.useTakeDownReviewMutation()
  return {
    claim: (id) => claim({ id }).unwrap(),
    release: (id) => release({ id }).unwrap(),
    approve: (id) => approve({ id }).unwrap(),
    reject: (id, reason) => reject({ id, ...reason }).unwrap(),
    spam: (id) => spam({ id }).unwrap(),
    restore: (id) => restore({ id }).unwrap(),
    takeDown: (id, reason) => takeDown({ id, ...reason }).unwrap(),
  }
}
