import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** Types that have a name of their own in each language; the others are brands, called as the backend calls them. */
const typeNames = {
  'image-picture-captcha-solver': 'typeName.image',
  'text-captcha': 'typeName.text',
  'audio-captcha': 'typeName.audio',
  'math-captcha': 'typeName.math',
  'cyrillic-captcha': 'typeName.cyrillic',
  rotatecaptcha: 'typeName.rotate',
  clickcaptcha: 'typeName.click',
  'grid-captcha': 'typeName.grid',
  'draw-around': 'typeName.draw',
  'bounding-box': 'typeName.box',
  'slider-captcha': 'typeName.slider',
  'yandex-captcha-bypass-service': 'typeName.yandex',
  'vk-captcha': 'typeName.vk',
  'temu-captcha': 'typeName.temu',
  'binance-captcha': 'typeName.binance',
} as const

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

export const typeName = (slug: string | null) => known(typeNames, slug ?? '')
export const groupName = (id: string) => known(groupNames, id)
export const resultName = (resultType: string) => known(results, resultType) ?? results.other
export const availabilityLook = (availability: string) => known(availabilities, availability)

/** Surcharges that have words in each language; the text of others is the backend's. */
export function surchargeName(code: string): 'surcharge.long' | 'surcharge.big' | undefined {
  if (/long/i.test(code)) return 'surcharge.long'
  return /big|large/i.test(code) ? 'surcharge.big' : undefined
}
