import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { challengeOf, lookOf } from './challenge.ts'
import { TypeSign } from './art/TypeSign.tsx'

/** The sign of a type, on a page that has the sheet of signs. */
export function SignOf({ slug }: { slug: TypeSlug }) {
  return <TypeSign challenge={challengeOf(slug)} look={lookOf(slug)} />
}
