import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '@/api/ask.ts'
import { twoFactorCalls } from '@/api/contract/two-factor.ts'
import type { TwoFactorMethod } from '@/api/contract/two-factor.ts'
import type { User } from '@/api/contract/user.ts'
import { Button } from '@/ui/Button.tsx'
import { isOver } from '../../model/challenge.ts'
import type { Challenge } from '../../model/challenge.ts'
import { AuthCard } from '../AuthCard.tsx'
import { useResend } from '../use-resend.ts'
import { CodeForm } from './CodeForm.tsx'
import { Expiry } from './Expiry.tsx'
import s from './SecondStep.module.css'
import { useLeave } from './use-leave.ts'

export interface SecondStepProps {
  challenge: Challenge
  /** Where codes by e-mail go, as far as it is known. */
  email?: string | undefined
  onUser: (user: User) => 'leaving'
  /** The way back. */
  foot: ReactNode
}

/** The second factor of a sign-in: one code, by one of the ways that the account has. */
export function SecondStep({ challenge, email, onUser, foot }: SecondStepProps) {
  const { t } = useTranslation('twoFactor')
  const [first = 'totp'] = challenge.methods
  const [method, setMethod] = useState<TwoFactorMethod>(first)
  const [chosen, setChosen] = useState(false)
  const [trust, setTrust] = useState(false)
  const leave = useLeave(email)
  const ask = useAsk()
  const resend = useResend(
    async () => {
      try {
        await ask(twoFactorCalls.resendTwoFactor, { challengeId: challenge.id })
      } catch (error) {
        if (isOver(error)) leave()
        throw error
      }
    },
    // Where e-mail is the first way, the code goes out with the challenge; else it is asked for with the choice.
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
        <section className={s.others} aria-labelledby="other-ways">
          <h2 id="other-ways">{t('other')}</h2>
          <ul>
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
