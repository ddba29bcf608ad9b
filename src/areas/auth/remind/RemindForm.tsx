import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { NewPassword } from '@/api/contract/common.ts'
import { authCalls } from '@/api/contract/auth.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { passwordLength } from '@/shared/password/password-length.ts'
import { PasswordStrength } from '@/shared/password/PasswordStrength.tsx'
import { AuthCard } from '../auth-card/AuthCard.tsx'
import { PasswordField } from '../credentials/CredentialFields.tsx'
import { useSetPerson } from '../signed-in/use-signed-in.ts'
import { judged } from '../confirm/ConfirmFlow.tsx'
import type { OpenedConfirmation } from '../confirm/ConfirmFlow.tsx'
import { CurrentAccount } from '../confirm/CurrentAccount.tsx'

const RemindPassword = v.object({ password: NewPassword })

/** Sets a new password. */
export function RemindForm({ opened }: { opened: OpenedConfirmation }) {
  const { t } = useTranslation('confirm')
  const { t: auth } = useTranslation('auth')
  const callOnce = useCallOnce()
  const setPerson = useSetPerson()
  const form = useForm({
    name: 'check-remind',
    schema: RemindPassword,
    defaults: { password: '' },
    keep: [],
    words: {
      password: {
        required: auth('password.choose'),
        too_short: auth('password.too_short', passwordLength),
        not_allowed: auth('password.not_allowed'),
      },
    },
    send: ({ password }) =>
      judged(() => callOnce(authCalls.checkRemind, { ...opened.arg, password })),
    done: (result) => {
      if ('dead' in result) opened.onDead(result.dead)
      else if (result.answer.user) {
        setPerson(result.answer.user)
        opened.onDone('done')
      } else opened.onDone('signIn')
      return 'leaving'
    },
  })
  const password = useValue(form, 'password')
  return (
    <AuthCard
      title={t('kind.checkRemind.title')}
      lead={<p>{t('kind.checkRemind.text')}</p>}
      foot={t('unasked')}
    >
      <PageHead title={t('kind.checkRemind.title')} />
      <Form
        form={form}
        button={{ block: true }}
        submit={t('kind.checkRemind.submit')}
        foot={<CurrentAccount />}
      >
        <div className="stack gap-3">
          <PasswordField
            field={form.field('password')}
            input={form.input('password')}
            help={auth('password.help', passwordLength)}
            kind="new"
          />
          <PasswordStrength password={password} email="" />
        </div>
      </Form>
    </AuthCard>
  )
}
