import { useDispatch } from 'react-redux'
import { userApi } from '@/api/endpoints/user.ts'
import { useUser } from '@/session/use-user.ts'
import type { UserType } from '@/api/contract/common.ts'
import type { User } from '@/api/contract/user.ts'
import { isProblem, problemKey } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { tellTabs } from '@/session/tabs.ts'

/**
 * Stores the chosen role. If another tab or device has already stored one, that role is kept, and
 * the person continues with it.
 */
export function useChooseRole(): {
  choose: (userType: UserType) => Promise<User>
  take: (user: User) => void
} {
  const dispatch = useDispatch<Dispatch>()
  const { refetch } = useUser()
  const [send] = userApi.useChooseUserTypeMutation()
  return {
    choose: async (userType) => {
      try {
        return await send({ userType }).unwrap()
      } catch (error) {
        const now =
          isProblem(error) && problemKey(error) === 'ERROR_CONFLICT'
            ? await refetch().unwrap()
            : null
        if (now?.profile.userType) return now
        throw error
      }
    },
    take: (user) => {
      dispatch(
        userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: user }]),
      )
      tellTabs('signed-in')
    },
  }
}
