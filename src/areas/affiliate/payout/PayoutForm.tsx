import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { load } from '@/api/load.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { isolated } from '@/lib/invisible.ts'
import { compare } from '@/lib/decimal.ts'
import { sentences, withGap } from '@/lib/sentences.ts'
import { shownAmount } from '@/lib/typed-amount.ts'
import type { Dispatch } from '@/session/person.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { useMethodText } from '../method/use-method-text.ts'
import { payoutForm } from './payout-form.ts'
import s from '../affiliate.module.css'

export const payoutFormName = 'payout'
/** A kept sum is paid out in its currency, and to the wallet that was shown beside it. */
export const payoutAbout = ({ available }: PayoutQuote, wallet: Wallet | null): string =>
  [available.currency, wallet?.methodId, wallet?.updatedAt].join(' ')
export const emptyPayout = { amount: '' }

export interface PayoutEntry {
  typed: typeof emptyPayout
  method: PayoutMethod
  /** The entries in the backend's form. */
  entries: { amount: { amount: string; currency: string }; methodId: string }
  quote: PayoutQuote
}

interface PayoutFormProps {
  terms: PayoutQuote
  wallet: Wallet
  method: PayoutMethod
  /** Kept unchanged behind the review. */
  hidden: boolean
  onAsked: (asked: PayoutEntry) => void
}

export function PayoutForm({ terms, wallet, method, hidden, onAsked }: PayoutFormProps) {
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const money = useMoneyText()
  const text = useMethodText()
  const dispatch: Dispatch = useDispatch()
  const { available, min, max, step } = terms
  const { currency } = available
  const schema = useMemo(
    () => payoutForm({ available, min, max, step }),
    [available, min, max, step],
  )
  const range = text.range({ min, max })
  const fee = method.limits && text.feeSum(method.limits)
  const form = useForm({
    name: payoutFormName,
    hidden,
    schema,
    defaults: emptyPayout,
    keep: ['amount'],
    about: payoutAbout(terms, wallet),
    words: {
      amount: {
        required: t('amount.required'),
        bad_format: t('amount.format'),
        out_of_range: min
          ? t('amount.minimum', { min: money(min.amount, min.currency) })
          : t('amount.format'),
        insufficient_funds: t('amount.insufficient', {
          available: money(available.amount, currency),
        }),
        limit_exceeded: max
          ? t('amount.maximum', { max: money(max.amount, max.currency) })
          : t('amount.tooMuch'),
      },
    },
    send: async ({ amount }) => {
      const quote = await load(
        dispatch(
          payoutsApi.endpoints.payoutQuote.initiate(
            { amount },
            { subscribe: false, forceRefetch: true },
          ),
        ),
      )
      return { amount, quote }
    },
    done: ({ amount, quote }) =>
      onAsked({
        typed: typed(),
        method,
        entries: { amount: { amount, currency }, methodId: method.id },
        quote,
      }),
  })
  function typed(): typeof emptyPayout {
    return form.values()
  }
  const amount = useValue(form, 'amount')
  const all = shownAmount(mostOf(terms), locale)
  return (
    <div hidden={hidden}>
      <Form form={form} submit={common('action.continue')}>
        <p className="break">
          {withGap(t('to'))}
          <b>{isolated(method.title || method.id)}</b>{' '}
          <b translate="no" dir="ltr">
            {wallet.account}
          </b>{' '}
          <RouteLink to={{ id: 'walletEdit' }}>{common('action.change')}</RouteLink>
        </p>
        <Field
          {...form.field('amount')}
          label={common('label.amount')}
          help={sentences(range && t('amount.range', { range }), fee && t('amount.fee', { fee }))}
          required
        >
          <NumberInput {...form.input('amount')} className={s.amount} append={currency} />
        </Field>
        <div>
          <Button
            variant="secondary"
            aria-pressed={amount === all}
            onClick={() => form.choose('amount', all)}
          >
            {t('amount.all', { sum: money(mostOf(terms), currency) })}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** The maximum of one payout. */
const mostOf = ({ available, max }: PayoutQuote): string =>
  max && compare(max.amount, available.amount) < 0 ? max.amount : available.amount
