import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const groupNames = { image: 'group.image', token: 'group.token', cookie: 'group.cookie' } as const

const results = {
  token: 'result.token',
  text: 'result.text',
  coordinates: 'result.coordinates',
  cookie: 'result.cookie',
  other: 'result.other',
} as const

const availabilities = {
  available: { tone: 'ok', key: 'availability.available', tip: undefined },
  limited: { tone: 'warn', key: 'availability.limited', tip: 'availability.tip.limited' },
  unavailable: {
    tone: 'bad',
    key: 'availability.unavailable',
    tip: 'availability.tip.unavailable',
  },
  deprecated: {
    tone: 'neutral',
    key: 'availability.deprecated',
    tip: 'availability.tip.deprecated',
  },
} as const satisfies Record<string, { tone: BadgeTone; key: string; tip: string | undefined }>

export const groupName = (id: string) => known(groupNames, id)
export const resultName = (resultType: string) => known(results, resultType) ?? results.other
export const availabilityLook = (availability: string) => known(availabilities, availability)

/** Surcharges that have words in each language; the text of others is the backend's. */
export function surchargeName(code: string): 'surcharge.long' | 'surcharge.big' | undefined {
  if (/long/i.test(code)) return 'surcharge.long'
  return /big|large/i.test(code) ? 'surcharge.big' : undefined
}
