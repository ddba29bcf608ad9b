import { useUser } from '@/session/use-user.ts'

/**
 * Whether the signed-in person may edit the list rather than only view it. The server checks it
 * again.
 */
export function useMayChange(): boolean {
  const { user } = useUser()
  return user?.permissions['admin.manual_domains'] === true
}
