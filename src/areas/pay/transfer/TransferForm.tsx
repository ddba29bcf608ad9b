import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { transferLimits } from '@/api/contract/transfers.ts'
import type { SentTransfer, TransferLimits } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/ledger.ts'
import { useUser } from '@/session/use-user.ts'
import { sentences } from '@/lib/sentences.ts'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { newKey } from '@/lib/secure-context.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { emptyTransfer, transferForm } from './transfer.ts'
import type { TransferValues } from './transfer.ts'
import s from '../pay.module.css'

export const transferFormName = 'transfer'

export interface TransferEntry {
  typed: TransferValues
  /** The entries in the backend's form. */
  entries: { recipient: string; amount: { amount: string; currency: string }; comment?: string }
  preview: SentTransfer
}

interface TransferFormProps {
  limits: TransferLimits
  /** The review is shown instead. The hidden form keeps what was typed. */
  hidden: boolean
  onAsked: (asked: TransferEntry) => void
}

export function TransferForm({ limits, hidden, onAsked }: TransferFormProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const format = useFormat()
  const { user } = useUser()
  const onHold = useOnHold()
  const [preview] = transfersApi.usePreviewTransferMutation()
  const currency = limits.available?.currency ?? limits.min?.currency ?? user?.currency ?? 'USD'
  const text = (sum: { amount: string; currency: string } | null): string =>
    sum ? money(sum.amount, sum.currency) : ''
  const schema = useMemo(() => transferForm(limits), [limits])
  const { min, max, available, leftToday, feePercent, feeFixed } = limits
  const range =
    min && max
      ? t('amount.range', { min: text(min), max: text(max) })
      : min
        ? t('amount.from', { min: text(min) })
        : undefined
  const form = useForm({
    name: transferFormName,
    hidden,
    schema,
    defaults: emptyTransfer,
    keep: ['recipient', 'amount', 'comment'],
    about: limits.available?.currency,
    words: {
      recipient: {
        required: t('recipient.required'),
        bad_format: t('recipient.format'),
        not_allowed: t('recipient.unknown'),
        mismatch: t('recipient.self'),
      },
      amount: {
        required: t('amount.required'),
        bad_format: common('form.amountTwo'),
        ...(range && { out_of_range: range }),
        insufficient_funds: available
          ? t('amount.insufficient', { available: text(available) })
          : t('amount.tooMuch'),
        limit_exceeded: leftToday
          ? t('amount.dayLeft', { left: text(leftToday) })
          : t('amount.day'),
      },
    },
    place: ({ code }) =>
      code === 'ERROR_SELF_TRANSFER'
        ? { recipient: 'mismatch' }
        : code === 'ERROR_RECIPIENT_NOT_FOUND'
          ? { recipient: 'not_allowed' }
          : undefined,
    send: async ({ recipient, amount, comment }) => {
      const entries = { recipient, amount: { amount, currency }, ...(comment && { comment }) }
      return {
        entries,
        preview: await preview({ ...entries, dryRun: true, idempotencyKey: newKey() }).unwrap(),
      }
    },
    done: (answer) => onAsked({ ...answer, typed: typed() }),
  })
  function typed(): TransferValues {
    return form.values()
  }
  const comment = useValue(form, 'comment')
  const fee = [
    feePercent && feePercent !== '0' ? format.percent(Number(feePercent), 4) : '',
    text(feeFixed),
  ]
    .filter(Boolean)
    .join(' + ')
  return (
    <div hidden={hidden}>
      <Form form={form} submit={common('action.continue')}>
        <Field
          {...form.field('recipient')}
          label={t('recipient.label')}
          help={t('recipient.help')}
          required
        >
          <TextInput
            {...form.input('recipient')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
          />
        </Field>
        <Field
          {...form.field('amount')}
          label={common('label.amount')}
          help={sentences(
            range,
            fee ? t('amount.fee', { fee }) : t('amount.noFee'),
            available && t('amount.available', { available: text(available) }),
            onHold,
          )}
          required
        >
          <NumberInput {...form.input('amount')} className={s.amount} append={currency} />
        </Field>
        <Field
          {...form.field('comment')}
          label={common('label.comment')}
          marker={common('form.optional')}
          help={t('comment.help', { count: Math.max(0, transferLimits.comment - comment.length) })}
        >
          <Textarea {...form.input('comment')} rows={2} />
        </Field>
      </Form>
    </div>
  )
}
