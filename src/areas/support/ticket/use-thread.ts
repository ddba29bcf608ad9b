import { useCallback, useMemo, useRef, useState } from 'react'
import type { Ticket, TicketMessage } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { usePolling } from '@/session/stream-state.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { inOrder, withMessages } from './thread.ts'
import type { KeptMessages } from './thread.ts'

const watchMs = 15_000
const perPage = 50
/** Rendered at once, because a backend may return more than was requested. */
const part = 200

/**
 * The messages of a ticket, oldest first. The newest page is polled, earlier ones load on request,
 * and none disappears.
 */
export function useThread({ id }: Ticket) {
  // A press always asks the backend, and its answer joins the messages on the screen.
  const [ask] = ticketApi.useLazyTicketMessagesQuery()
  const answer = ticketApi.useTicketMessagesQuery(
    { id, perPage },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: usePolling(watchMs),
      skipPollingIfUnfocused: true,
    },
  )
  const { data } = answer
  const [kept, setKept] = useState<KeptMessages>(() => new Map())
  const [taken, setTaken] = useState<typeof data>(undefined)
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  if (data && data !== taken) {
    setTaken(data)
    setKept(withMessages(kept, data.records))
    if (before === undefined) setBefore(data.nextBefore)
  }
  const [most, setMost] = useState(part)
  const action = useAction()
  const { run } = action
  const position = useRef(before)
  position.current = before
  const earlier = useCallback(
    () =>
      run(async () => {
        const from = position.current
        if (!from) return
        const page = await ask({ id, before: from, perPage }).unwrap()
        setKept((known) => withMessages(known, page.records))
        setBefore(page.nextBefore === from ? null : page.nextBefore)
      }),
    [ask, id, run],
  )
  const all = useMemo((): readonly TicketMessage[] => inOrder(kept), [kept])
  const messages = useMemo(() => all.slice(-most), [all, most])
  const isCut = all.length > most
  return {
    answer,
    messages,
    hasEarlier: Boolean(before) || isCut,
    earlier: async () => {
      if (!isCut) await earlier()
      setMost(most + part)
    },
    action,
  }
}
