import { userApi } from '@/api/endpoints/user.ts'
import { toProblem } from '@/api/problem.ts'
import { ownerOf } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * Who is here: `user` is undefined while unknown and null for nobody; `error` says that the backend
 * did not answer. The first component that needs to know sends the request, unless a guard has.
 * Events, refused calls and other tabs renew the answer; its age does not.
 */
export function useUser() {
  const { data, error, isFetching, refetch } = userApi.useUserQuery(undefined, {
    refetchOnMountOrArgChange: false,
  })
  return {
    user: data,
    isKnown: data !== undefined,
    isLoading: data === undefined && isFetching,
    isFetching,
    error: error === undefined ? undefined : toProblem(error),
    refetch,
  }
}

/** Whose drafts and stored choices these are: the person's in the team of this tab. */
export const useOwner = (): Owner => ownerOf(useUser().user)
