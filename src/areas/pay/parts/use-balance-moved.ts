import { useEffect, useRef } from 'react'
import { userApi } from '@/api/endpoints/user.ts'
import { useLive } from '@/session/live-state.ts'

/** Where the backend tells of nothing by itself: the balance is asked for all the time, and once it is another, so is what stands beside it. */
export function useBalanceMoved(onMoved: () => unknown): void {
  const live = useLive()
  const { balance } = userApi.useUserQuery(undefined, { selectFromResult: ({ data }) => ({ balance: data?.balance.amount }) })
  const before = useRef(balance)
  useEffect(() => {
    if (!live && before.current !== undefined && balance !== before.current) onMoved()
    before.current = balance
  }, [balance, live, onMoved])
}
