import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import * as v from 'valibot'
import { useCallOnce } from '@/api/call-once.ts'
import { proofCalls } from '@/api/contract/proof.ts'
import type { ProofMethod, SecretMethod } from '@/api/contract/proof.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { problemKey } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PasswordInput } from '@/ui/PasswordInput.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import type { ProofRequest } from './proof-store.ts'
import { plainSigns } from '@/lib/half-width.ts'

/** The button that sends a code, and its result. */
function EmailCode() {
  const { t } = useTranslation('proof')
  const [send, { isLoading, isSuccess, isError }] = authApi.useSendProofCodeMutation()
  return (
    <div>
      <Button variant="secondary" loading={isLoading} onClick={() => void send()}>
        {isSuccess ? t('sendAgain') : t('send')}
      </Button>
      <p role="status">{isSuccess ? t('sent') : isError ? t('sendFailed') : ''}</p>
    </div>
  )
}

/** Asks for a proof of identity, over the page that needs it. */
export function ProofDialog({ request }: { request: ProofRequest }) {
  const { methods, isCurrent, settle } = request
  const { t } = useTranslation('proof')
  const { t: common } = useTranslation()
  const { pathname, search } = useLocation()
  const step = pathname + search
  const [method, setMethod] = useState<ProofMethod | undefined>(methods[0])
  const begun = useRef(step)
  const openedRef = useRef(false)

  // The request belongs to the step and the entries that made it: after Back, the form may say
  // something else than what would be sent. It may have changed before this dialog had loaded.
  useEffect(() => {
    if (begun.current !== step || !isCurrent()) settle(false)
  }, [step, isCurrent, settle])

  const done = (): void => settle(true)
  const form = (one: ProofMethod) =>
    one === 'passkey' ? (
      <PasskeyProof done={done} />
    ) : (
      <ProofForm key={one} method={one} openedRef={openedRef} done={done} />
    )
  return (
    <Modal
      open
      size="sm"
      title={t('title')}
      closeLabel={common('action.close')}
      onClose={() => settle(false)}
    >
      <div className="stack gap-4">
        <p>{t('lead')}</p>
        {method === undefined && <Notice tone="warn" title={t('nothing')} />}
        {method !== undefined && methods.length === 1 && form(method)}
        {methods.length > 1 && (
          <Tabs
            size="sm"
            label={t('method')}
            value={method}
            onChange={setMethod}
            items={methods.map((one) => ({
              id: one,
              label: t(`methods.${one}`),
              content: <div className="mt-3">{form(one)}</div>,
            }))}
          />
        )}
      </div>
    </Modal>
  )
}

const Secret = v.object({ secret: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)) })

/** Codes are copied with the spaces that they are displayed with. */
const tidy = (method: SecretMethod, secret: string): string =>
  method === 'password' ? secret : plainSigns(secret).replace(/\s/g, '')

interface ProofFormProps {
  method: SecretMethod
  /**
   * Whether the dialog has just opened with this method. A method chosen by its tab leaves the
   * focus there.
   */
  openedRef: RefObject<boolean>
  done: () => void
}

function ProofForm({ method, openedRef, done }: ProofFormProps) {
  const { t } = useTranslation('proof')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const form = useForm({
    name: 'proof',
    schema: Secret,
    defaults: { secret: '' },
    keep: [],
    words: {
      secret: {
        required: common('form.field.required'),
        mismatch: t(method === 'password' ? 'wrong.password' : 'wrong.code'),
      },
    },
    place: (problem) => {
      const key = problemKey(problem)
      return key === 'ERROR_WRONG_CREDENTIALS' || key === 'ERROR_WRONG_CODE'
        ? { secret: 'mismatch' }
        : undefined
    },
    send: ({ secret }) => callOnce(proofCalls.reauth, { method, secret: tidy(method, secret) }),
    done: () => {
      done()
      return 'leaving'
    },
  })
  const input = form.input('secret')
  const { id } = form.field('secret')
  useLayoutEffect(() => {
    // A code must be sent first.
    if (!openedRef.current && method !== 'email_code') document.getElementById(id)?.focus()
    openedRef.current = true
  }, [id, method, openedRef])
  return (
    <Form form={form} submit={common('action.confirm')}>
      {method === 'email_code' && <EmailCode />}
      <Field
        {...form.field('secret')}
        label={t(`label.${method}`)}
        help={method === 'recovery' ? t('help.recovery') : undefined}
        required
      >
        {method === 'password' ? (
          <PasswordInput
            {...input}
            autoComplete="current-password"
            showLabel={common('action.showPassword')}
            hideLabel={common('action.hidePassword')}
          />
        ) : (
          <TextInput
            {...input}
            autoComplete={method === 'recovery' ? 'off' : 'one-time-code'}
            inputMode={method === 'recovery' ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </Form>
  )
}
