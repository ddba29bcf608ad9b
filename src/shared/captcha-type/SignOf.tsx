import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { captchaChallenge, traitsOf } from './challenge.ts'
import { TypeSign } from './art/TypeSign.tsx'

/** The icon of a task type. The page must contain the icon sheet. */
export function SignOf({ slug }: { slug: TypeSlug }) {
  return <TypeSign challenge={captchaChallenge(slug)} look={traitsOf(slug)} />
}
