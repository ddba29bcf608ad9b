import { proxyAccountStates, proxyOrderStates } from '@/api/contract/proxy-account.ts'
import { proxyUserStates } from '@/api/contract/proxy-users.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** Undefined for an unknown status. */
type BadgeOf<State> = { state: State; tone: BadgeTone } | undefined

const accountTones: Record<(typeof proxyAccountStates)[number], BadgeTone> = {
  none: 'neutral',
  active: 'ok',
  exhausted: 'bad',
  suspended: 'bad',
}
const orderTones: Record<(typeof proxyOrderStates)[number], BadgeTone> = {
  created: 'neutral',
  paid: 'info',
  active: 'ok',
  exhausted: 'neutral',
  expired: 'neutral',
  refunded: 'info',
}
const userTones: Record<(typeof proxyUserStates)[number], BadgeTone> = {
  active: 'ok',
  paused: 'neutral',
  limit_reached: 'warn',
  expired: 'warn',
  deleted: 'neutral',
}

export function accountBadge(status: string): BadgeOf<(typeof proxyAccountStates)[number]> {
  const state = known(proxyAccountStates, status)
  return state && { state, tone: accountTones[state] }
}
export function proxyOrderBadge(status: string): BadgeOf<(typeof proxyOrderStates)[number]> {
  const state = known(proxyOrderStates, status)
  return state && { state, tone: orderTones[state] }
}
export function userBadge(status: string): BadgeOf<(typeof proxyUserStates)[number]> {
  const state = known(proxyUserStates, status)
  return state && { state, tone: userTones[state] }
}
