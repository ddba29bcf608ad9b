import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { authApi } from '@/api/endpoints/auth.ts'
import { withGap } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import { isProblem, problemKey } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import s from '../auth.module.css'

const Nothing = v.object({})

/** The email has been sent, and can be sent again. */
export function ResendForm({ email, onward }: { email: string; onward: ReactNode }) {
  const { t } = useTranslation('confirm')
  const { refetch } = useUser()
  const [resend] = authApi.useResendConfirmationMutation()
  const [sent, setSent] = useState(0)
  const form = useForm({
    name: 'resend',
    schema: Nothing,
    defaults: {},
    keep: [],
    send: async () => {
      try {
        await resend().unwrap()
      } catch (error) {
        if (!isProblem(error) || problemKey(error) !== 'ERROR_CONFLICT') throw error
        // Confirmed meanwhile. The page shows it after the refetch.
        await refetch().unwrap()
      }
    },
    done: () => setSent((count) => count + 1),
  })
  return (
    <AuthCard
      title={t('email.title')}
      lead={
        <>
          <p>{t('email.sent', { email })}</p>
          {/* Announced again each time. */}
          <div role="status" className={`mt-4 ${s.said}`}>
            {sent > 0 && !form.refused && !form.busy && (
              <Notice key={sent} tone="ok">
                {t('email.resent', { email })}
              </Notice>
            )}
          </div>
        </>
      }
      foot={
        <>
          {withGap(t('email.wrong'))}
          <RouteLink to={{ id: 'profileEdit' }}>{t('email.change')}</RouteLink>
        </>
      }
    >
      <PageHead title={t('email.title')} />
      <Form form={form} button={{ block: true }} submit={t('email.resend')} foot={onward}>
        {null}
      </Form>
    </AuthCard>
  )
}
