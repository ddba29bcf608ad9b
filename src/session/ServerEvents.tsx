import { useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { api } from '@/api/api.ts'
import type { ServerEvent } from '@/api/contract/notifications.ts'
import type { CacheTag } from '@/api/contract/types.ts'
import type { User } from '@/api/contract/user.ts'
import { selectUser, userApi } from '@/api/endpoints/user.ts'
import { listen } from '@/api/events.ts'
import { selectCallHeaders } from '@/api/page-state.ts'
import type { WithPage } from '@/api/page-state.ts'
import { ownerOf } from '@/lib/kept.ts'
import { withToldBalance } from './balance.ts'
import { setStreamState, useIsStreaming } from './stream-state.ts'
import type { Dispatch } from './person.ts'

/** In milliseconds (contract.md 4.0.14). */
const pollEvery = 15_000
/**
 * Tasks arrive in bursts, so the data that they invalidate is refetched at most once in this time.
 */
const breath = 2000

const stale: { [Name in ServerEvent['name']]: readonly CacheTag[] } = {
  'balance.changed': ['Dashboard', 'Ledger'],
  'task.updated': ['Tasks', 'Dashboard'],
  'payment.updated': ['Payments', 'PaymentMethods', 'Ledger'],
  'payout.updated': ['Payouts', 'Partner', 'PayoutQuote', 'Wallet'],
  'notification.created': ['Notifications'],
  'ticket.message': ['Tickets', 'TicketMessages'],
  'service.status': ['ServiceStatus'],
}
/** Data that may have changed between the page load and its first event. */
const first: readonly CacheTag[] = ['User', 'Payments', 'Payouts']
const everything: readonly CacheTag[] = [
  'User',
  'Dashboard',
  'Tasks',
  'Payments',
  'Ledger',
  'Payouts',
  'Notifications',
  'Tickets',
  'TicketMessages',
]

/** Invalidates tags: each at once, then at most once per interval. */
function invalidator(dispatch: Dispatch) {
  const waiting = new Set<CacheTag>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    timer = undefined
    if (waiting.size === 0) return
    dispatch(api.util.invalidateTags([...waiting]))
    waiting.clear()
    timer = setTimeout(flush, breath)
  }
  return {
    add: (tags: readonly CacheTag[]) => {
      for (const tag of tags) waiting.add(tag)
      timer ??= setTimeout(flush, 0)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Changes the cached user. */
function patch(dispatch: Dispatch, change: (user: User) => User): void {
  dispatch((_, getState) => {
    const data = selectUser(getState())
    if (data)
      dispatch(
        userApi.util.upsertQueryEntries([
          { endpointName: 'user', arg: undefined, value: change(data) },
        ]),
      )
  })
}

/**
 * Keeps balance, tasks, payments and notices up to date: with the backend's events if it has them,
 * else by polling. Renders nothing.
 */
export function ServerEvents() {
  const dispatch = useDispatch<Dispatch>()
  const { getState } = useStore<WithPage>()
  const live = useIsStreaming()
  const { data: user } = userApi.useUserQuery(undefined, {
    refetchOnMountOrArgChange: false,
    pollingInterval: live ? 0 : pollEvery,
    skipPollingIfUnfocused: true,
  })
  // Tabs of one team share a line to its events; those of another have their own.
  const owner = user ? String(ownerOf(user)) : undefined

  // Without events, a changed balance is the only sign of activity elsewhere.
  const balance = user?.balance.amount
  const before = useRef(balance)
  useEffect(() => {
    if (!live && before.current !== undefined && balance !== before.current)
      dispatch(api.util.invalidateTags(['Payments', 'Ledger']))
    before.current = balance
  }, [balance, dispatch, live])

  useEffect(() => {
    if (owner === undefined) return
    const { add, stop } = invalidator(dispatch)
    function take(event: ServerEvent): void {
      if (event.name === 'balance.changed') {
        const { balance } = event.data
        if (balance) patch(dispatch, (user) => withToldBalance(user, balance))
        else add(['User'])
      }
      if (event.name === 'notification.created') {
        const { unread } = event.data
        if (unread === null) add(['User'])
        else patch(dispatch, (user) => ({ ...user, unread }))
      }
      add(stale[event.name])
    }
    const end = listen({
      person: owner,
      headers: () => selectCallHeaders(getState()),
      onEvent: take,
      onState: setStreamState,
      onMissed: (again) => add(again ? everything : first),
      onSignedOut: () => dispatch(api.util.invalidateTags(['User'])),
    })
    return () => {
      end()
      stop()
      setStreamState('waiting')
    }
  }, [dispatch, getState, owner])

  return null
}
