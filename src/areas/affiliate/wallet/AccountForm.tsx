import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { PayoutMethod } from '@/api/contract/wallet.ts'
import { sentences } from '@/lib/sentences.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { walletFieldKey, walletForm } from './wallet-form.ts'

interface AccountFormProps {
  method: PayoutMethod
  /** Kept unchanged behind the review. */
  hidden: boolean
  onEntered: (fields: Record<string, string>) => void
}

/** A card's number is not stored. */
const isStored = ({ checksum }: PayoutMethod['fields'][number]): boolean => checksum !== 'luhn'

export const walletFormName = (methodId: string): string => `wallet-${methodId}`

/** The account of a method, by the method's own fields. */
export function AccountForm({ method, hidden, onEntered }: AccountFormProps) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  // Equal fields must not reset the form when a refetch returns them again.
  const key = JSON.stringify(method.fields)
  const fields = useMemo((): PayoutMethod['fields'] => JSON.parse(key), [key])
  const schema = useMemo(() => walletForm(fields), [fields])
  const form = useForm({
    name: walletFormName(method.id),
    hidden,
    schema,
    defaults: Object.fromEntries(fields.map((_, index) => [walletFieldKey(index), ''])),
    keep: fields.flatMap((field, index) => (isStored(field) ? [walletFieldKey(index)] : [])),
    about: key,
    words: Object.fromEntries(
      fields.map(({ example, checksum }, index) => [
        walletFieldKey(index),
        {
          not_allowed: t('field.isExample'),
          bad_format: example ? t('field.formatLike', { example }) : t('field.format'),
          mismatch: checksum === 'luhn' || checksum === 'iban' ? t('field.digits') : t('field.sum'),
        },
      ]),
    ),
    // Nothing is sent yet: the draft stays until the review has sent the account.
    send: (values) => {
      onEntered(values)
      return Promise.resolve(nothingDone)
    },
  })
  return (
    <Form form={form} submit={common('action.continue')}>
      {method.network && (
        <Notice tone="warn" title={t('network.title', { network: method.network })}>
          {t('network.text', { network: method.network, currency: method.currency })}
        </Notice>
      )}
      {fields.map(({ name, label, hint, example, checksum }, index) => (
        <Field
          key={name}
          {...form.field(walletFieldKey(index))}
          label={label || name}
          help={sentences(hint, example && t('field.example', { example }))}
          required
        >
          <TextInput
            {...form.input(walletFieldKey(index))}
            mono={checksum !== 'none' && checksum !== null}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            most={256}
          />
        </Field>
      ))}
    </Form>
  )
}
