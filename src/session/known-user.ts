import { useSelector } from 'react-redux'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { selectNobodySince } from '@/api/page-state.ts'

/**
 * The user as far as the page knows: undefined before it does, null for nobody. It sends no request,
 * because the page or its guard asks who is here.
 */
export function useKnownUser(): User | null | undefined {
  const { data } = userApi.endpoints.user.useQueryState()
  const isNobody = useSelector(selectNobodySince) !== null
  return data === undefined && isNobody ? null : data
}
