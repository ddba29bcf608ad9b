import { useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { problemKey } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { emailForm } from './email.ts'
import { EmailState } from '../user/EmailState.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { EmailWaiting } from './EmailWaiting.tsx'

interface EmailChangeProps {
  user: User
}

/** The email address of the account, and changing it. */
export function EmailChange({ user }: EmailChangeProps) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const [change] = profileApi.useChangeEmailMutation()
  /** The request just made, because a backend need not report it with the user. */
  const [sent, setSent] = useState<NonNullable<User['pendingEmail']> | null>(null)
  const schema = useMemo(() => emailForm(user.email), [user.email])
  const form = useForm({
    name: 'change-email',
    schema,
    defaults: { newEmail: '' },
    keep: ['newEmail'],
    words: {
      newEmail: {
        required: t('email.required'),
        bad_format: t('email.badFormat'),
        not_allowed: t('email.same'),
        not_unique: t('email.taken'),
      },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_EMAIL_TAKEN' ? { newEmail: 'not_unique' } : undefined,
    send: async ({ newEmail }) => {
      const { expiresAt } = await withProof(() => change({ newEmail }).unwrap())
      return {
        email: newEmail,
        waitsFor: user.email && user.emailConfirmed ? ['old', 'new'] : ['new'],
        expiresAt,
      }
    },
    done: (pending) => {
      setSent(pending)
      form.reset({ newEmail: '' })
    },
  })
  const pending = user.pendingEmail ?? (sent && sent.email !== user.email ? sent : null)
  // The pressed button is gone, and the form is back.
  const [cancelled, setCancelled] = useState(false)
  const { focus } = form
  useLayoutEffect(() => {
    if (!cancelled || pending) return
    setCancelled(false)
    focus('newEmail')
  }, [cancelled, pending, focus])
  function forget(): void {
    setSent(null)
    setCancelled(true)
  }

  return (
    <AccountSection title={common('label.email')}>
      <div className="stack gap-5">
        <p className="cluster gap-1 gap-x-3 align-baseline break">
          <b>{user.email || common('label.noEmail')}</b>{' '}
          {user.email && <EmailState confirmed={user.emailConfirmed} />}
        </p>
        {pending ? (
          <EmailWaiting
            key={pending.email}
            pending={pending}
            known={Boolean(user.pendingEmail)}
            fresh={sent !== null}
            onCancelled={forget}
          />
        ) : (
          <Form form={form} submit={t('email.send')} button={{ variant: 'secondary' }}>
            <Field
              {...form.field('newEmail')}
              label={t('email.new')}
              help={user.email && user.emailConfirmed ? t('email.helpBoth') : t('email.helpNew')}
              required
            >
              <TextInput
                {...form.input('newEmail')}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
              />
            </Field>
          </Form>
        )}
      </div>
    </AccountSection>
  )
}
