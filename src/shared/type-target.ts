import type { Target } from '@/routes/href.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** The page of a task type. Bounding boxes have their own row. */
export const typeTarget = (slug: TypeSlug): Target<'captchaType' | 'boundingBox'> =>
  slug === 'bounding-box' ? { id: 'boundingBox' } : { id: 'captchaType', params: { slug } }
