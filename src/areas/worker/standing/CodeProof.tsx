import * as v from 'valibot'
import { useTranslation } from 'react-i18next'
import type { Authentication } from '@/api/contract/worker-account.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import s from '@/shared/account/account.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useProve } from './use-prove.ts'

interface CodeProofProps {
  method: 'phone' | 'telegram' | 'email'
  /** Whether a code has been sent by this method. */
  isSent: boolean
  authentication: Authentication
}

const phonePattern = /^\+\d{7,15}$/
const Phone = v.object({
  value: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s()-]/g, '')),
    v.nonEmpty(),
    v.check((text) => phonePattern.test(text), 'bad_format'),
  ),
})
const Code = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32)) })

/** A code sent to a phone, a mailbox or a bot, and typed here. */
export function CodeProof({ method, isSent, authentication }: CodeProofProps) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const action = useAction()
  if (isSent) return <CodeForm method={method} authentication={authentication} />
  if (method === 'phone') return <PhoneForm />
  return (
    <div className="stack gap-3">
      <ActionProblem action={action} />
      <div>
        <Button
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void action.run(() => prove({ method }))}
        >
          {t(method === 'email' ? 'prove.sendEmail' : 'prove.openTelegram')}
        </Button>
      </div>
    </div>
  )
}

export const phoneForm = 'worker-phone'

function PhoneForm() {
  const { t } = useTranslation('worker')
  const prove = useProve()
  const form = useForm({
    name: phoneForm,
    schema: Phone,
    defaults: { value: '' },
    keep: ['value'],
    words: { value: { bad_format: t('prove.phoneFormat') } },
    send: ({ value }) => prove({ method: 'phone', value }),
  })
  return (
    <Form form={form} className={s.form} submit={t('prove.sendPhone')} button={{ block: false }}>
      <Field {...form.field('value')} label={t('prove.phone')} help={t('prove.phoneHelp')} required>
        <TextInput {...form.input('value')} type="tel" autoComplete="tel" dir="ltr" />
      </Field>
    </Form>
  )
}

function CodeForm({ method, authentication }: Omit<CodeProofProps, 'isSent'>) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const link = linkTarget(authentication.deepLink ?? '', location.origin)
  const form = useForm({
    name: 'worker-code',
    schema: Code,
    defaults: { code: '' },
    keep: [],
    words: { code: { mismatch: t('prove.wrong') } },
    place: ({ code }) => (code === 'ERROR_WRONG_CODE' ? { code: 'mismatch' } : undefined),
    send: ({ code }) => prove({ method, code }),
  })
  return (
    <Form form={form} className={s.form} submit={common('action.check')} button={{ block: false }}>
      {method === 'telegram' && link && (
        <p>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('prove.openTelegram')}
          </a>
        </p>
      )}
      <Field
        {...form.field('code')}
        label={t('prove.code')}
        help={
          authentication.sentTo
            ? t('prove.sentTo', { to: authentication.sentTo })
            : t('prove.codeHelp')
        }
        required
      >
        <TextInput
          {...form.input('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      </Field>
    </Form>
  )
}
