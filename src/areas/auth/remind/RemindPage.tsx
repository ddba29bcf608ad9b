import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { authApi } from '@/api/endpoints/auth.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { prefilledEmail } from '../signed-in/prefilled.ts'
import { RemindValues } from '../credentials/forms.ts'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { EmailField } from '../credentials/CredentialFields.tsx'
import { TypedEmail } from '../credentials/TypedEmail.tsx'
import { useHeadingFocus } from '../auth-card/use-heading-focus.ts'
import { useKeptSearch } from '../signed-in/use-signed-in.ts'
import { ResendLine } from '../resend/ResendLine.tsx'
import { useResend } from '../resend/use-resend.ts'
import s from '../auth.module.css'

/**
 * Requests a link to a new password. The answer is the same for every address, so that it does not
 * reveal who has an account.
 */
export default function RemindPage() {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const { state }: { state: unknown } = useLocation()
  const search = useKeptSearch()
  const [remind] = authApi.useRemindMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useHeadingFocus(sentTo === null ? 'form' : 'sent')
  const form = useForm({
    name: 'remind',
    schema: RemindValues,
    defaults: { email: prefilledEmail(state) },
    keep: ['email'],
    words: { email: { required: t('email.required'), bad_format: t('email.bad_format') } },
    send: async ({ email }) => {
      await remind({ email }).unwrap()
      return email
    },
    done: (email) => setSentTo(email),
  })
  const back = (
    <TypedEmail form={form}>
      {(email) => (
        <RouteLink to={{ id: 'login', search }} state={{ email }}>
          {common('action.backToSignIn')}
        </RouteLink>
      )}
    </TypedEmail>
  )
  if (sentTo !== null) {
    return (
      <AuthCard
        title={t('remind.sent.title')}
        lead={<p>{t('remind.sent.text', { email: sentTo })}</p>}
        foot={back}
      >
        <PageHead title={t('remind.sent.title')} description={t('remind.description')} />
        <LinkSent
          key={sentTo}
          send={() => remind({ email: sentTo }).unwrap()}
          onOther={() => setSentTo(null)}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('remind.title')} lead={<p>{t('remind.lead')}</p>} foot={back}>
      <PageHead title={t('remind.title')} description={t('remind.description')} />
      <Form form={form} button={{ block: true }} submit={common('action.sendLink')}>
        <EmailField field={form.field('email')} input={form.input('email')} />
      </Form>
    </AuthCard>
  )
}

/** Shown after a link was sent: where to look for it, resending it, or another address. */
function LinkSent({ send, onOther }: { send: () => Promise<unknown>; onOther: () => void }) {
  const { t } = useTranslation('auth')
  const resend = useResend(send, { begins: true })
  return (
    <div className="stack gap-3">
      <p className="text-2">{t('remind.sent.look')}</p>
      <ResendLine resend={resend} />
      <div>
        <Button variant="none" className={`pad-y-1 text-2 blue ${s.act}`} onClick={onOther}>
          {t('remind.sent.other')}
        </Button>
      </div>
    </div>
  )
}
