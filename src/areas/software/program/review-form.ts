import * as v from 'valibot'
import type { Review } from '@/api/contract/software.ts'
import { reviewLimits } from '@/api/contract/software-terms.ts'
import { stars } from '@/shared/rating/stars.ts'

export interface OwnReviewState {
  review: Review | null
  isOwner: boolean
}

const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** The schema of a review. Empty fields are not sent. */
export const ReviewForm = v.pipe(
  v.object({
    rating: v.pipe(
      v.string(),
      v.picklist(stars, (issue) => (issue.input ? 'not_allowed' : 'required')),
      v.transform(Number),
    ),
    title: words(reviewLimits.title),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.minLength(reviewLimits.least),
      v.maxLength(reviewLimits.most),
    ),
    pros: words(reviewLimits.pros),
    cons: words(reviewLimits.cons),
    language: v.picklist(['en', 'ru']),
  }),
  v.transform(({ title, pros, cons, ...rest }) => ({
    ...rest,
    ...(title && { title }),
    ...(pros && { pros }),
    ...(cons && { cons }),
  })),
)
export type ReviewValues = v.InferInput<typeof ReviewForm>

export const reviewValues = (review: Review | null, language: 'en' | 'ru'): ReviewValues => ({
  rating: stars.find((value) => Number(value) === review?.rating) ?? '',
  title: review?.title ?? '',
  text: review?.text ?? '',
  pros: review?.pros ?? '',
  cons: review?.cons ?? '',
  language: review?.language === 'ru' ? 'ru' : review ? 'en' : language,
})
