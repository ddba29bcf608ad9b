import * as v from 'valibot'
import { Id } from './common.ts'
import { defineCalls } from './types.ts'

export const serviceAreas = ['api', 'workers', 'prices', 'site', 'support', 'other'] as const
export const feedbackProducts = ['residential', 'mobile', 'datacenter', 'isp'] as const
export const proxyProblems = [
  'none',
  'speed',
  'blocked',
  'auth',
  'coverage',
  'price',
  'other',
] as const

export const feedbackLimits = { shortest: 10, longest: 3000 } as const

const common = {
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(feedbackLimits.shortest),
    v.maxLength(feedbackLimits.longest),
  ),
  /** The person agrees to an answer by e-mail. */
  mayContact: v.boolean(),
}
const Sent = v.looseObject({ id: Id })

export const feedbackCalls = defineCalls({
  sendServiceFeedback: {
    method: 'POST',
    path: '/api/v2/feedback/service',
    arg: v.strictObject({
      ...common,
      area: v.picklist(serviceAreas),
      taskId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/))),
    }),
    res: Sent,
    repeatable: true,
  },
  sendProxyFeedback: {
    method: 'POST',
    path: '/api/v2/feedback/proxy',
    arg: v.strictObject({
      ...common,
      product: v.picklist(feedbackProducts),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      problem: v.picklist(proxyProblems),
    }),
    res: Sent,
    repeatable: true,
  },
})
