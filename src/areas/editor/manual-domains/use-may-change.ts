import { userApi } from '@/api/endpoints/user.ts'

/** Whether who is here may change the list, and not only look at it. The server decides all the same. */
export function useMayChange(): boolean {
  const { data: user } = userApi.useUserQuery()
  return user?.permissions['admin.manual_domains'] === true
}
