import { known } from '@/lib/known.ts'

const groupNames = { image: 'group.image', token: 'group.token', cookie: 'group.cookie' } as const

const results = {
  token: 'result.token',
  text: 'result.text',
  coordinates: 'result.coordinates',
  cookie: 'result.cookie',
  other: 'result.other',
} as const

const tips = {
  limited: 'availability.tip.limited',
  unavailable: 'availability.tip.unavailable',
  deprecated: 'availability.tip.deprecated',
} as const

export const groupName = (id: string) => known(groupNames, id)
export const resultName = (resultType: string) => known(results, resultType) ?? results.other
export const availabilityTip = (availability: string) => known(tips, availability)

/** The surcharges with a translation. Others keep the backend's text. */
export function surchargeName(code: string): 'price.long' | 'price.big' | undefined {
  if (/long/i.test(code)) return 'price.long'
  return /big|large/i.test(code) ? 'price.big' : undefined
}
