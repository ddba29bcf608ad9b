import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAsk } from '@/api/ask.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { Problem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { emailOf } from '../model/arrival.ts'
import { LoginForm } from '../model/forms.ts'
import { AuthCard } from '../parts/AuthCard.tsx'
import { EmailField, PasswordField } from '../parts/CredentialFields.tsx'
import { TwoFactorNotice } from '../parts/TwoFactorNotice.tsx'
import { prepareSignIn, useKeptSearch, useSignedIn } from '../parts/use-signed-in.ts'

const unreadable: Problem = { kind: 'PARSING_ERROR' }

export default function LoginPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { state }: { state: unknown } = useLocation()
  const signedIn = useSignedIn()
  const search = useKeptSearch()
  const ask = useAsk()
  const [twoFactor, setTwoFactor] = useState(false)
  const form = useForm({
    name: 'login',
    schema: LoginForm,
    defaults: { email: emailOf(state), password: '', remember: false },
    keep: ['email', 'remember'],
    words: { email: { required: t('email.required'), bad_format: t('email.bad_format') }, password: { required: t('password.required') } },
    send: async (values) => {
      const answer = await ask(authCalls.login, values)
      if (!answer.user && !answer.twoFactor) throw unreadable
      return answer
    },
    done: ({ user }) => {
      setTwoFactor(!user)
      return user && signedIn(user)
    },
  })
  return (
    <AuthCard
      title={t('login.title')}
      aside={<p>{common('footer.about')}</p>}
      foot={
        <>
          {t('login.new')}{' '}
          <RouteLink to={{ id: 'register', search }} state={state}>
            {t('login.register')}
          </RouteLink>
        </>
      }
    >
      <PageHead title={t('login.title')} description={t('login.description')} prefix={form.prefix} />
      {twoFactor && <TwoFactorNotice />}
      <Form form={form} submit={t('login.submit')} sending={t('login.sending')} onFocus={prepareSignIn}>
        <EmailField field={form.field('email')} input={form.input('email')} />
        <PasswordField field={form.field('password')} input={form.input('password')} kind="current" />
        <Checkbox {...form.control('remember')} label={t('login.remember')} help={t('login.rememberHelp')} />
      </Form>
    </AuthCard>
  )
}
