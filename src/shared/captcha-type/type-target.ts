import type { Target } from '@/routes/href.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** The page of a type: boxes have a row of their own. */
export const typeTarget = (slug: TypeSlug): Target<'captchaType' | 'boundingBox'> =>
  slug === 'bounding-box' ? { id: 'boundingBox' } : { id: 'captchaType', params: { slug } }
