import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { serviceApi } from '@/api/endpoints/service.ts'
import { toProblem } from '@/api/problem.ts'
import { deviceNow } from '@/lib/server-clock.ts'
import { deadLink } from '@/shared/link/link-arg.ts'

const every = 5000
/** How long the page asks by itself. Later only somebody who comes back to it makes it ask. */
const askedFor = 10 * 60_000

/** Whether a subscription was confirmed meanwhile, in the bot, the mail program or the receiver. */
export function useConfirmation(watch: string | null): 'pending' | 'active' | 'expired' | 'used' {
  const [since] = useState(deviceNow)
  const arg = watch === null ? skipToken : { watch }
  const known = serviceApi.endpoints.statusConfirmation.useQueryState(arg)
  const dead = known.error ? deadLink(toProblem(known.error)) : null
  const isActive = known.data?.status === 'active'
  const isOver = isActive || dead !== null
  const isLong = (known.startedTimeStamp ?? since) - since > askedFor
  serviceApi.useStatusConfirmationQuery(arg, {
    pollingInterval: isOver || isLong ? 0 : every,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isOver,
  })
  if (isActive) return 'active'
  return dead === 'expired' || dead === 'used' ? dead : 'pending'
}
