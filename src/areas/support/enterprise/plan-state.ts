import { planStates } from '@/api/contract/enterprise.ts'
import type { EnterpriseConditions } from '@/api/contract/enterprise.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

type PlanState = (typeof planStates)[number]
const day = 24 * 60 * 60_000
/** A plan without renewal says so in its last days. */
const soon = 7 * day

/** The state of the plan (contract.md 4.18): from the backend, else derived from the plan. */
export function planState(
  { state, active }: Pick<EnterpriseConditions, 'state' | 'active'>,
  now: number,
): PlanState {
  const said = state === null ? undefined : known(planStates, state)
  if (said) return said
  if (!active) return 'none'
  const left = Date.parse(active.until) - now
  if (left <= 0) return 'expired'
  return left <= soon && !active.autoRenew ? 'expiring' : 'active'
}

/** Whether a plan in this state still serves the person. */
export const isRunning = (state: PlanState): boolean => state === 'active' || state === 'expiring'

export const planTones: Record<PlanState, BadgeTone> = {
  none: 'neutral',
  active: 'ok',
  expiring: 'warn',
  expired: 'bad',
}
