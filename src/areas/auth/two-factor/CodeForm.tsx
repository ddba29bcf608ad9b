import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { TwoFactorMethod } from '@/api/contract/auth.ts'
import type { User } from '@/api/contract/user.ts'
import { problemKey } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { site } from '@/site/site.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { challengeAttemptsLeft, codeForms, isOver } from './challenge.ts'
import type { SignInChallenge } from './challenge.ts'
import { ResendLine } from '../resend/ResendLine.tsx'
import type { Resend } from '../resend/use-resend.ts'

interface CodeFormProps {
  challenge: SignInChallenge
  method: TwoFactorMethod
  email: string | undefined
  /** Whether the method was just chosen, so that the field takes the focus from its button. */
  takeFocus: boolean
  trust: boolean
  onTrust: (trust: boolean) => void
  resend: Resend | null
  onUser: (user: User) => 'leaving'
  onOver: () => void
}

export function CodeForm({
  challenge,
  method,
  email,
  takeFocus,
  trust,
  onTrust,
  resend,
  onUser,
  onOver,
}: CodeFormProps) {
  const { t } = useTranslation('twoFactor')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const [left, setLeft] = useState<number | null>(null)
  const form = useForm({
    name: `code-${method}`,
    schema: codeForms[method],
    defaults: { code: '' },
    keep: [],
    words: {
      code: {
        required: t(`method.${method}.required`),
        bad_format: t('digits'),
        mismatch: left === null ? t('wrong') : t('wrongLeft', { count: left }),
      },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_WRONG_CODE' ? { code: 'mismatch' } : undefined,
    send: async ({ code }) => {
      try {
        return await callOnce(authCalls.twoFactor, {
          challengeId: challenge.id,
          method,
          code,
          trustDevice: trust,
        })
      } catch (error) {
        if (isOver(error)) return null
        setLeft(challengeAttemptsLeft(error))
        throw error
      }
    },
    done: (answer) => {
      if (answer) return onUser(answer.user)
      onOver()
      return 'leaving'
    },
  })

  const field = form.field('code')
  const focusing = useRef(takeFocus)
  useLayoutEffect(() => {
    if (focusing.current) document.getElementById(field.id)?.focus()
    focusing.current = false
  }, [field.id])

  const digits = method !== 'recovery'
  const sentTo = email ? t('method.email.helpTo', { email }) : t('method.email.help')
  return (
    <Form form={form} button={{ block: true }} submit={common('action.confirm')}>
      <PageHead title={t('title')} description={t('lead')} />
      <div className="stack gap-3">
        <Field
          {...field}
          label={t(`method.${method}.label`)}
          help={method === 'email' ? sentTo : t(`method.${method}.help`, { brand: site.brand })}
          required
        >
          <TextInput
            {...form.input('code')}
            big
            inputMode={digits ? 'numeric' : 'text'}
            autoComplete={digits ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        {resend && <ResendLine resend={resend} />}
      </div>
      <Checkbox
        label={t('trust')}
        help={t('trustHelp')}
        checked={trust}
        onChange={(event) => onTrust(event.target.checked)}
      />
    </Form>
  )
}
