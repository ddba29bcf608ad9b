import { useTranslation } from '@/i18n/use-translation.ts'
import { useStore } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router'
import { useCallOnce } from '@/api/call-once.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { WithPage } from '@/api/page-state.ts'
import { problemKey } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { guessTimezone } from '@/lib/guess-timezone.ts'
import { withGap } from '@/lib/sentences.ts'
import { registrationAttribution } from '@/session/attribution/registration.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { passwordLength } from '@/shared/password/password-length.ts'
import { PasswordStrength } from '@/shared/password/PasswordStrength.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { toast } from '@/ui/toast-store.ts'
import { prefilledEmail, roleOf } from '../signed-in/prefilled.ts'
import { RegisterForm } from '../credentials/forms.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { CookiesNotice } from '../credentials/CookiesNotice.tsx'
import { EmailField, PasswordField } from '../credentials/CredentialFields.tsx'
import { OauthButtons } from '../oauth/OauthButtons.tsx'
import { PromoField } from './PromoField.tsx'
import { userRoles } from '../select-role/roles.ts'
import { useKeptSearch, useSignedIn } from '../signed-in/use-signed-in.ts'
import s from '../auth.module.css'

export default function RegisterPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { wanted } = usePage()
  const { state }: { state: unknown } = useLocation()
  const [params] = useSearchParams()
  const signedIn = useSignedIn()
  const search = useKeptSearch()
  const callOnce = useCallOnce()
  const store = useStore<WithPage>()
  const form = useForm({
    name: 'register',
    schema: RegisterForm,
    defaults: {
      email: prefilledEmail(state),
      password: '',
      userType: roleOf(params.get('userType')),
      agreeTerms: false,
      agreeNews: false,
      promoCode: '',
    },
    keep: ['email', 'userType', 'agreeNews', 'promoCode'],
    words: {
      email: {
        required: t('email.required'),
        bad_format: t('email.bad_format'),
        not_unique: t('email.not_unique'),
      },
      password: {
        required: t('password.choose'),
        too_short: t('password.too_short', passwordLength),
        not_allowed: t('password.not_allowed'),
      },
      promoCode: {
        not_allowed: t('promo.not_allowed'),
        expired: t('promo.expired'),
        not_unique: t('promo.not_unique'),
      },
      agreeTerms: { required: common('problem.ERROR_TERMS_REQUIRED.title') },
    },
    place: (problem) => {
      const key = problemKey(problem)
      if (key === 'ERROR_EMAIL_TAKEN') return { email: 'not_unique' }
      return key === 'ERROR_TERMS_REQUIRED' ? { agreeTerms: 'required' } : undefined
    },
    send: ({ userType, promoCode, ...values }) =>
      callOnce(authCalls.register, {
        ...values,
        agreeTerms: true,
        ...(userType && { userType }),
        ...(promoCode && { promoCode }),
        ...registrationAttribution(store.getState()),
        language: wanted,
        timezone: guessTimezone(),
      }),
    done: ({ user, emailConfirmation: { required, sentTo } }) => {
      if (required)
        toast({
          id: 'confirm-email',
          tone: 'ok',
          text: sentTo ? t('register.sentTo', { email: sentTo }) : t('register.sent'),
        })
      return signedIn(user)
    },
  })
  const email = useValue(form, 'email')
  const password = useValue(form, 'password')
  const promoCode = useValue(form, 'promoCode')
  const login = (
    <RouteLink to={{ id: 'login', search }} state={{ email }}>
      {common('nav.signIn')}
    </RouteLink>
  )
  const emailField = form.field('email')
  return (
    <AuthCard
      wide
      title={common('nav.signUpLong')}
      aside={<NextSteps />}
      foot={
        <>
          {withGap(t('register.known'))}
          {login}
        </>
      }
      below={<OauthButtons />}
    >
      <PageHead title={common('nav.signUpLong')} description={t('register.description')} />
      <CookiesNotice />
      <Form form={form} button={{ block: true }} submit={common('nav.signUpLong')}>
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
        <div className="stack gap-3">
          <PasswordField
            field={form.field('password')}
            input={form.input('password')}
            help={t('password.help', passwordLength)}
            kind="new"
          />
          <PasswordStrength password={password} email={email} />
        </div>
        <RadioCards
          {...form.control('userType')}
          legend={t('register.role')}
          help={t('register.roleHelp')}
          columns={3}
          options={userRoles.map((value) => ({ value, label: common(`role.${value}`) }))}
        />
        <div className="stack gap-2">
          <Checkbox
            {...form.control('agreeTerms')}
            label={<Terms />}
            required={false}
            aria-required="true"
          />
          <Checkbox {...form.control('agreeNews')} label={t('register.news')} />
        </div>
        <PromoField
          field={form.field('promoCode')}
          input={form.input('promoCode')}
          filled={promoCode !== ''}
        />
      </Form>
    </AuthCard>
  )
}

/** The terms open in a new tab, so that the form keeps what is typed. */
function Terms() {
  const { t } = useTranslation('auth')
  const { language } = usePage()
  return (
    <>
      {t('register.terms.accept')}
      {language === 'zh' ? '' : ' '}
      <RouteLink to={{ id: 'termsOfService' }} target="_blank">
        {t('register.terms.link')}
      </RouteLink>
      {t('register.terms.end')}
    </>
  )
}

/** The steps after signing up, beside the form. */
function NextSteps() {
  const { t } = useTranslation('auth')
  return (
    <div className="stack gap-4">
      <h2 className={`text-2 ${s.asideTitle}`}>{t('next.title')}</h2>
      <ol className={`bare grid gap-4 ${s.steps}`}>
        <li className="grid gap-x-3">
          <b>{t('next.enter.title')}</b>
          <span>{t('next.enter.text')}</span>
        </li>
        <li className="grid gap-x-3">
          <b>{t('next.role.title')}</b>
          <span>{t('next.role.text')}</span>
        </li>
        <li className="grid gap-x-3">
          <b>{t('next.confirm.title')}</b>
          <span>{t('next.confirm.text')}</span>
        </li>
      </ol>
    </div>
  )
}
