import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { captchaChallenge, traitsOf } from './challenge.ts'
import { ChallengeArt } from './art/ChallengeArt.tsx'

/** The drawing of a task type: that of its challenge, varied by the type's declaration. */
export function TypeArt({ slug }: { slug: TypeSlug }) {
  return <ChallengeArt challenge={captchaChallenge(slug)} look={traitsOf(slug)} />
}
