import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { useCallOnce } from '@/api/call-once.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { LoginAnswer } from '@/api/contract/auth.ts'
import type { Problem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { withGap } from '@/lib/sentences.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { useForm } from '@/shared/form/use-form.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { prefilledEmail } from '../signed-in/prefilled.ts'
import { LoginForm } from '../credentials/forms.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import s from '../auth.module.css'
import { CookiesNotice } from '../credentials/CookiesNotice.tsx'
import { EmailField, PasswordField } from '../credentials/CredentialFields.tsx'
import { LoginHelp } from './LoginHelp.tsx'
import { OauthButtons } from '../oauth/OauthButtons.tsx'
import { OauthNotice } from '../oauth/OauthNotice.tsx'
import { useOauthError } from '../oauth/use-oauth-error.ts'
import type { LoginStep } from '../two-factor/SecondStep.tsx'
import { useBringStep } from '../two-factor/use-bring-step.ts'
import { TypedEmail } from '../credentials/TypedEmail.tsx'
import { useHeadingFocus } from '../auth-card/use-heading-focus.ts'
import { useKeptSearch, useSignedIn } from '../signed-in/use-signed-in.ts'

interface Step {
  Part: typeof LoginStep
  answer: NonNullable<LoginAnswer['twoFactor']>
  email: string
}

const loadPasskey = async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn

const unreadable: Problem = { kind: 'PARSING_ERROR' }

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { state }: { state: unknown } = useLocation()
  const signedIn = useSignedIn()
  const search = useKeptSearch()
  const oauthError = useOauthError()
  const callOnce = useCallOnce()
  const bringStep = useBringStep()
  const [step, setStep] = useState<Step | null>(null)
  const [params, change] = useAddress()
  const begin = (next: Step): void => {
    setStep(next)
    change({ step: 'code' }, { replace: true })
  }
  const leave = (): void => {
    setStep(null)
    change({ step: null }, { replace: true })
  }
  // The page was reloaded, for example while the person was in the authenticator.
  const resume = useEffectEvent(async () => {
    if (params.get('step') !== 'code') return
    try {
      const { twoFactor, maskedEmail } = await callOnce(authCalls.pendingTwoFactor, undefined)
      if (!twoFactor) return leave()
      setStep({ Part: await bringStep(), answer: twoFactor, email: maskedEmail ?? '' })
    } catch {
      // The password begins a new one.
      leave()
    }
  })
  useEffect(() => void resume(), [])
  useHeadingFocus(step ? 'code' : 'password')
  const form = useForm({
    name: 'login',
    schema: LoginForm,
    defaults: { email: prefilledEmail(state), password: '', remember: false },
    keep: ['email', 'remember'],
    words: {
      email: { required: t('email.required'), bad_format: t('email.bad_format') },
      password: { required: t('password.required') },
    },
    send: async (values) => {
      const { user, twoFactor } = await callOnce(authCalls.login, values)
      if (user) return { user }
      if (twoFactor)
        return { step: { Part: await bringStep(), answer: twoFactor, email: values.email } }
      throw unreadable
    },
    done: (answer) => {
      if (answer.user) return signedIn(answer.user)
      begin(answer.step)
      return undefined
    },
  })

  const { set } = form
  // The password is no longer needed, so it is not kept while the person looks for the code.
  useEffect(() => {
    if (step) set('password', '', { judge: false })
  }, [set, step])

  if (step) {
    const back = (
      <Button variant="none" className={`pad-y-1 text-2 blue ${s.act}`} onClick={leave}>
        {t('login.back')}
      </Button>
    )
    return <step.Part answer={step.answer} email={step.email} onUser={signedIn} foot={back} />
  }
  return (
    <AuthCard
      title={common('nav.crumb.login')}
      aside={<p>{common('footer.about')}</p>}
      foot={
        <TypedEmail form={form}>
          {(email) => (
            <>
              {withGap(t('login.new'))}
              <RouteLink to={{ id: 'register', search }} state={{ email }}>
                {common('nav.signUpLong')}
              </RouteLink>
            </>
          )}
        </TypedEmail>
      }
      below={
        <>
          <OauthButtons />
          <LatePart load={loadPasskey} props={{ form, onUser: signedIn }} fallback={null} />
        </>
      }
    >
      <PageHead title={common('nav.crumb.login')} description={t('login.description')} />
      {oauthError && form.attempt === 0 && <OauthNotice error={oauthError} />}
      <CookiesNotice />
      <Form form={form} button={{ block: true }} submit={common('nav.signIn')}>
        {form.refused && (
          <TypedEmail form={form}>
            {(email) => form.refused && <LoginHelp problem={form.refused.problem} email={email} />}
          </TypedEmail>
        )}
        <EmailField field={form.field('email')} input={form.input('email')} passkey />
        <PasswordField
          field={form.field('password')}
          input={form.input('password')}
          kind="current"
        />
        <p className={`text-2 ${s.under}`}>
          <TypedEmail form={form}>
            {(email) => (
              <RouteLink to={{ id: 'remind', search }} state={{ email }}>
                {t('login.forgot')}
              </RouteLink>
            )}
          </TypedEmail>
        </p>
        <Checkbox
          {...form.control('remember')}
          label={t('login.remember')}
          help={t('login.rememberHelp')}
        />
      </Form>
    </AuthCard>
  )
}
