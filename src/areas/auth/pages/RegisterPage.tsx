import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useAsk } from '@/api/ask.ts'
import { authCalls } from '@/api/contract/auth.ts'
import { problemKey } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { emailOf, roleOf } from '../model/arrival.ts'
import { passwordLength, RegisterForm } from '../model/forms.ts'
import { guessTimezone } from '../model/timezone.ts'
import { AuthCard } from '../parts/AuthCard.tsx'
import { EmailField, PasswordField } from '../parts/CredentialFields.tsx'
import { PasswordStrength } from '@/shared/password/PasswordStrength.tsx'
import { NextSteps } from '../parts/NextSteps.tsx'

import { roles } from '../parts/roles.ts'
import { prepareSignIn, useKeptSearch, useSignedIn } from '../parts/use-signed-in.ts'

export default function RegisterPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { wanted } = usePage()
  const { state }: { state: unknown } = useLocation()
  const [params] = useSearchParams()
  const signedIn = useSignedIn()
  const search = useKeptSearch()
  const ask = useAsk()
  const form = useForm({
    name: 'register',
    schema: RegisterForm,
    defaults: { email: emailOf(state), password: '', userType: roleOf(params.get('userType')), agreeTerms: false, agreeNews: false },
    keep: ['email', 'userType', 'agreeNews'],
    words: {
      email: { required: t('email.required'), bad_format: t('email.bad_format'), not_unique: t('email.not_unique') },
      password: {
        required: t('password.choose'),
        too_short: t('password.too_short', passwordLength),
        not_allowed: t('password.not_allowed'),
      },
      agreeTerms: { required: common('problem.ERROR_TERMS_REQUIRED.title') },
    },
    place: (problem) => {
      const key = problemKey(problem)
      if (key === 'ERROR_EMAIL_TAKEN') return { email: 'not_unique' }
      return key === 'ERROR_TERMS_REQUIRED' ? { agreeTerms: 'required' } : undefined
    },
    send: ({ userType, ...values }) =>
      ask(authCalls.register, { ...values, agreeTerms: true, ...(userType && { userType }), language: wanted, timezone: guessTimezone() }),
    done: ({ user }) => signedIn(user),
  })
  const [email, password] = useWatch({ control: form.hookForm.control, name: ['email', 'password'] })
  const login = (
    <RouteLink to={{ id: 'login', search }} state={{ email }}>
      {t('register.login')}
    </RouteLink>
  )
  const emailField = form.field('email')
  return (
    <AuthCard
      wide
      title={t('register.title')}
      aside={<NextSteps />}
      foot={
        <>
          {t('register.known')} {login}
        </>
      }
    >
      <PageHead title={t('register.title')} description={t('register.description')} prefix={form.prefix} />
      <Form form={form} submit={t('register.submit')} sending={t('register.sending')} onFocus={prepareSignIn}>
        <EmailField
          field={{
            ...emailField,
            error:
              form.codeAt('email') === 'not_unique' ? (
                <>
                  {emailField.error} {login}
                </>
              ) : (
                emailField.error
              ),
          }}
          input={form.input('email')}
        />
        <Stack gap={3}>
          <PasswordField field={form.field('password')} input={form.input('password')} help={t('password.help', passwordLength)} kind="new" />
          <PasswordStrength password={password} email={email} />
        </Stack>
        <RadioCards
          {...form.control('userType')}
          legend={t('register.role')}
          help={t('register.roleHelp')}
          columns={3}
          options={roles.map((value) => ({ value, label: t(`role.${value}.name`) }))}
        />
        <Stack gap={2}>
          <Checkbox {...form.control('agreeTerms')} label={t('register.terms')} required={false} aria-required="true" />
          <Checkbox {...form.control('agreeNews')} label={t('register.news')} />
        </Stack>
      </Form>
    </AuthCard>
  )
}
