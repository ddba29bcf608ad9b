import { useState } from 'react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Authentication } from '@/api/contract/worker-account.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useProve } from './use-prove.ts'
import { deviceTime } from '@/lib/server-clock.ts'

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
    // As phones, links and letters write it: tel:+49 30/123-45.67, or 00 for the plus.
    v.transform((text) =>
      text
        .replace(/^\s*tel:/i, '')
        .replaceAll(/[\s()./-]/g, '')
        .replace(/^00/, '+'),
    ),
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
  const [isChanging, setIsChanging] = useState(false)
  if (isSent && !isChanging)
    return (
      <div className="stack gap-4">
        <CodeForm method={method} authentication={authentication} />
        <SendAgain
          method={method}
          resendAt={authentication.resendAt}
          onChange={method === 'phone' ? () => setIsChanging(true) : undefined}
        />
      </div>
    )
  if (method === 'phone')
    return (
      <PhoneForm onSent={() => setIsChanging(false)}>
        {isSent && (
          <div className="flush">
            <Button variant="tertiary" onClick={() => setIsChanging(false)}>
              {common('action.cancel')}
            </Button>
          </div>
        )}
      </PhoneForm>
    )
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

function PhoneForm({ onSent, children }: { onSent: () => void; children: ReactNode }) {
  const { t } = useTranslation('worker')
  const prove = useProve()
  const form = useForm({
    name: phoneForm,
    schema: Phone,
    defaults: { value: '' },
    keep: ['value'],
    words: { value: { bad_format: t('prove.phoneFormat') } },
    send: ({ value }) => prove({ method: 'phone', value }),
    done: onSent,
  })
  return (
    <>
      <Form form={form} submit={t('prove.sendPhone')}>
        <Field
          {...form.field('value')}
          label={t('prove.phone')}
          help={t('prove.phoneHelp')}
          required
        >
          <TextInput {...form.input('value')} type="tel" autoComplete="tel" dir="ltr" />
        </Field>
      </Form>
      {children}
    </>
  )
}

interface SendAgainProps {
  method: CodeProofProps['method']
  resendAt: string | null
  /** Only where the code can go to another address. */
  onChange: (() => void) | undefined
}

/** Another code to the same place once the wait is over, or to another number at any time. */
function SendAgain({ method, resendAt, onChange }: SendAgainProps) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const prove = useProve()
  const action = useAction()
  const left = useSecondsTo(resendAt ? deviceTime(resendAt) : 0)
  const remaining = useRemaining()
  const press = async (): Promise<void> => {
    if (await action.run(() => prove({ method })))
      toast({ text: t('prove.sentAgain'), tone: 'ok', id: 'worker-code' })
  }
  return (
    <div className="stack gap-2">
      <ActionProblem action={action} />
      {left > 0 && <p className="quiet num">{t('prove.resendIn', { left: remaining(left) })}</p>}
      <div className="flush cluster gap-3">
        {left <= 0 && (
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void press()}
          >
            {common('action.sendAgain')}
          </Button>
        )}
        {onChange && (
          <Button variant="tertiary" onClick={onChange}>
            {t('prove.changeNumber')}
          </Button>
        )}
      </div>
    </div>
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
    <Form form={form} submit={common('action.check')}>
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
