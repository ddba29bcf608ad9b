import { incidentStates, serviceComponents, serviceStates } from '@/api/contract/service-status.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const tones: Record<(typeof serviceStates)[number], BadgeTone> = {
  operational: 'ok',
  degraded: 'warn',
  outage: 'bad',
  maintenance: 'info',
}
const incidentTones: Record<(typeof incidentStates)[number], BadgeTone> = {
  investigating: 'bad',
  identified: 'warn',
  monitoring: 'info',
  resolved: 'ok',
}

export const serviceState = (code: string) => known(serviceStates, code)
export const incidentState = (code: string) => known(incidentStates, code)
export const componentOf = (code: string) => known(serviceComponents, code)

/** An unknown state is neutral. */
export function serviceTone(code: string): BadgeTone {
  const state = serviceState(code)
  return state ? tones[state] : 'neutral'
}
export function incidentTone(code: string): BadgeTone {
  const state = incidentState(code)
  return state ? incidentTones[state] : 'neutral'
}
