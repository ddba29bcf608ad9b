import { useState, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import type { LoginAnswer, TwoFactorMethod } from '@/api/contract/auth.ts'
import type { User } from '@/api/contract/user.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { Button } from '@/ui/Button.tsx'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { useHref } from '@/i18n/page-context.ts'
import { isOver, signInChallenge } from './challenge.ts'
import type { SignInChallenge } from './challenge.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { useResend } from '../resend/use-resend.ts'
import { CodeForm } from './CodeForm.tsx'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'
import s from '../auth.module.css'
import { deviceNow } from '@/lib/server-clock.ts'

interface SecondStepProps {
  challenge: SignInChallenge
  /** The address that codes are emailed to, if it is known. */
  email?: string | undefined
  onUser: (user: User) => 'leaving'
  /** The link back. */
  foot: ReactNode
}

interface LoginStepProps extends Omit<SecondStepProps, 'challenge'> {
  /** From the answer of the sign-in. */
  answer: NonNullable<LoginAnswer['twoFactor']>
}

/** The second step after the password, which replaces its form. */
export function LoginStep({ answer, ...rest }: LoginStepProps) {
  const [challenge] = useState(() => signInChallenge(answer, deviceNow()))
  return <SecondStep {...rest} challenge={challenge} />
}

/** The second factor of a sign-in: one code, by one of the account's methods. */
export function SecondStep({ challenge, email, onUser, foot }: SecondStepProps) {
  const { t } = useTranslation('twoFactor')
  const [first = 'totp'] = challenge.methods
  const [method, setMethod] = useState<TwoFactorMethod>(first)
  const [chosen, setChosen] = useState(false)
  const [trust, setTrust] = useState(false)
  const leave = useLeave(email)
  const [send] = authApi.useResendTwoFactorMutation()
  const resend = useResend(
    async () => {
      try {
        await send({ challengeId: challenge.id }).unwrap()
      } catch (error) {
        if (isOver(error)) leave()
        throw error
      }
    },
    // If email is the first method, the code was sent with the challenge; otherwise choosing it
    // sends one.
    { begins: first === 'email' },
  )
  const choose = (other: TwoFactorMethod): void => {
    setMethod(other)
    setChosen(true)
    if (other === 'email' && first !== 'email' && resend.sent === 0) resend.press()
  }
  const others = challenge.methods.filter((other) => other !== method)
  return (
    <AuthCard title={t('title')} lead={<p>{t('lead')}</p>} foot={foot}>
      <CodeForm
        key={method}
        challenge={challenge}
        method={method}
        email={email}
        takeFocus={chosen}
        trust={trust}
        onTrust={setTrust}
        resend={method === 'email' ? resend : null}
        onUser={onUser}
        onOver={leave}
      />
      {others.length > 0 && (
        <section className={`grid gap-2 line-above ${s.others}`} aria-labelledby="other-ways">
          <h2 className="text-2 quiet" id="other-ways">
            {t('other')}
          </h2>
          <ul className="bare row wrap gap-2 gap-x-3">
            {others.map((other) => (
              <li key={other}>
                <Button variant="secondary" onClick={() => choose(other)}>
                  {t(`method.${other}.use`)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {challenge.until !== null && <Expiry until={challenge.until} onOver={leave} />}
    </AuthCard>
  )
}

/** The remaining time of the step. It is announced once, in the last minute; then the step ends. */
function Expiry({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation('twoFactor')
  const left = useSecondsTo(until)
  const remaining = useRemaining()
  const end = useRef(onOver)
  useEffect(() => {
    end.current = onOver
  })
  const over = left === 0
  useEffect(() => {
    if (over) end.current()
  }, [over])
  return (
    <p className="quiet text-1 num">
      <span aria-hidden={left <= 60 || undefined}>{t('left', { time: remaining(left) })}</span>
      <span role="status" className="visually-hidden">
        {left <= 60 ? t('lastMinute') : ''}
      </span>
    </p>
  )
}

/** Leaves an expired challenge for the page that explains it, with email and return_to. */
function useLeave(email: string | undefined): () => void {
  const navigate = useNavigate()
  const href = useHref()
  const search = useKeptSearch()
  return () =>
    void navigate(href({ id: 'twoFactorError', search }), { replace: true, state: { email } })
}
