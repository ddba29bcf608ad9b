import { useState } from 'react'
import type { LoginAnswer } from '@/api/contract/auth.ts'
import { signInChallenge } from './challenge.ts'
import { SecondStep } from './SecondStep.tsx'
import type { SecondStepProps } from './SecondStep.tsx'

interface LoginStepProps extends Omit<SecondStepProps, 'challenge'> {
  /** From the answer of the sign-in. */
  answer: NonNullable<LoginAnswer['twoFactor']>
}

/** The second step after the password, which replaces its form. */
export function LoginStep({ answer, ...rest }: LoginStepProps) {
  const [challenge] = useState(() => signInChallenge(answer, Date.now()))
  return <SecondStep {...rest} challenge={challenge} />
}
