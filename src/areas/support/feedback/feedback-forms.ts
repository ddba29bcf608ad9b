import * as v from 'valibot'
import {
  feedbackLimits,
  proxyProblems,
  feedbackProducts,
  serviceAreas,
} from '@/api/contract/feedback.ts'
import { stars } from '@/shared/rating/stars.ts'

/** A choice that is empty at first. */
const choice = <const Values extends readonly string[]>(values: Values) =>
  v.pipe(
    v.string(),
    v.picklist(values, (issue) => (issue.input ? 'not_allowed' : 'required')),
  )

const common = {
  rating: v.pipe(choice(stars), v.transform(Number)),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(feedbackLimits.shortest),
    v.maxLength(feedbackLimits.longest),
  ),
  mayContact: v.boolean(),
}

export const ServiceFeedback = v.pipe(
  v.object({
    rating: common.rating,
    area: choice(serviceAreas),
    taskId: v.pipe(v.string(), v.trim(), v.regex(/^\d{0,20}$/, 'bad_format')),
    text: common.text,
    mayContact: common.mayContact,
  }),
  v.transform(({ taskId, ...rest }) => ({ ...rest, ...(taskId && { taskId }) })),
)

export const ProxyFeedback = v.pipe(
  v.object({
    rating: common.rating,
    product: choice(feedbackProducts),
    country: v.string(),
    problem: choice(proxyProblems),
    text: common.text,
    mayContact: common.mayContact,
  }),
  v.transform(({ country, ...rest }) => ({ ...rest, ...(country && { country }) })),
)
