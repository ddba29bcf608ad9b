import { selectAttribution } from '@/api/page-state.ts'
import type { WithPage } from '@/api/page-state.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { authCalls } from '@/api/contract/auth.ts'

/** The attribution of a sign-up, as the call `register` takes it. */
export function registrationAttribution(
  state: WithPage,
): Pick<ArgOf<typeof authCalls.register>, 'referral' | 'utm'> {
  const { referral, utm } = selectAttribution(state)
  return { ...(referral && { referral }), ...(Object.keys(utm).length > 0 && { utm }) }
}
