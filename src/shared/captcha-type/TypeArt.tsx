import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { challengeOf, lookOf } from './challenge.ts'
import { ChallengeArt } from './art/ChallengeArt.tsx'

/** The drawing of a type: that of its challenge, varied by what the type declares. */
export function TypeArt({ slug }: { slug: TypeSlug }) {
  return <ChallengeArt challenge={challengeOf(slug)} look={lookOf(slug)} />
}
