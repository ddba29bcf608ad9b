import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { historyCalls } from '@/api/contract/history.ts'
import type { Invoice } from '@/api/contract/history.ts'
import { documentApi, historyApi } from '@/api/endpoints/ledger.ts'
import { withGap } from '@/lib/sentences.ts'
import { useUser } from '@/session/use-user.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { compare } from '@/lib/decimal.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { invoiceName } from './history.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import s from '../history.module.css'

const AmountForm = v.object({
  amount: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => {
      const amount = typedAmount(text)
      return amount !== null && compare(amount, '0') > 0
    }, 'bad_format'),
    v.transform((text) => typedAmount(text) ?? '0'),
  ),
})

/** An invoice for companies, made out to the requisites of the profile. */
export function InvoiceSection() {
  const { t } = useTranslation('invoice')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const { user } = useUser()
  const currency = user?.currency ?? 'USD'
  const [create] = historyApi.useCreateInvoiceMutation()
  const [made, setMade] = useState<Invoice | null>(null)
  const {
    data: requisites,
    error,
    isFetching,
    refetch,
  } = documentApi.useRequisitesQuery(undefined, { refetchOnMountOrArgChange: true })
  // The requisites may have changed elsewhere, so the backend's latest answer counts.
  const [refused, setRefused] = useState<boolean | null>(null)
  const bare = refused ?? requisites === null
  const intent = usePaymentIntent({
    name: invoiceName,
    call: historyCalls.createInvoice,
    onFound: setMade,
  })
  const [limits, setLimits] = useState<{ min: string; max: string } | null>(null)
  const words = useMemo(
    () => ({
      amount: {
        bad_format: t('format'),
        ...(limits && { out_of_range: common('range.between', limits) }),
      },
    }),
    [common, t, limits],
  )
  const form = useForm({
    name: invoiceName,
    schema: AmountForm,
    defaults: { amount: '' },
    keep: ['amount'],
    about: currency,
    words,
    send: async ({ amount }) => {
      try {
        const entries = { amount: { amount, currency } }
        const outcome = await intent.submit(entries, (idempotencyKey) =>
          create({ ...entries, idempotencyKey }).unwrap(),
        )
        setRefused(false)
        return outcome
      } catch (failed) {
        const problem = toProblem(failed)
        if (problemKey(problem) === 'ERROR_CONFLICT') {
          setRefused(true)
          return nothingDone
        }
        setRefused(false)
        const { min, max } = problem.fields?.['amount']?.params ?? {}
        if (min !== undefined && max !== undefined)
          setLimits({ min: money(String(min), currency), max: money(String(max), currency) })
        throw failed
      }
    },
    done: ({ answer }) => setMade(answer),
  })
  const href = made?.url ? linkTarget(made.url, location.origin) : null
  return (
    <AccountSection title={t('title')} text={t('text')}>
      {made ? (
        <Outcome fresh title={made.number ? t('made', { number: made.number }) : t('madeBare')}>
          <div className="stack gap-3">
            <p>{href ? t('ready') : t('soon')}</p>
            <div className="cluster gap-3">
              {href && (
                <a
                  className={buttonClass({ variant: 'secondary' })}
                  href={href}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  <Download size={16} aria-hidden="true" />
                  {common('action.download')}
                </a>
              )}
              <RouteLink
                to={{ id: 'profileDocs' }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('all')}
              </RouteLink>
              <Button variant="tertiary" onClick={() => setMade(null)}>
                {t('another')}
              </Button>
            </div>
          </div>
        </Outcome>
      ) : (
        <div className="stack gap-4">
          <IntentNotice intent={intent} />
          {bare && (
            <Notice tone="warn" role="status" title={t('bare')}>
              <RouteLink to={{ id: 'profileDocs', hash: 'requisites' }}>{t('fill')}</RouteLink>
            </Notice>
          )}
          <Form
            form={form}
            submit={t('submit')}
            button={{ variant: 'secondary' }}
            foot={
              requisites
                ? !bare && (
                    <p className="quiet text-1 break">
                      {withGap(t('to', { name: requisites.name }))}
                      <RouteLink to={{ id: 'profileDocs', hash: 'requisites' }}>
                        {common('action.change')}
                      </RouteLink>
                    </p>
                  )
                : error && (
                    <ProblemState
                      problem={toProblem(error)}
                      onRetry={() => void refetch()}
                      busy={isFetching}
                      level={3}
                    />
                  )
            }
          >
            <Field
              {...form.field('amount')}
              label={common('label.amount')}
              help={t('help')}
              required
            >
              <NumberInput {...form.input('amount')} className={s.sum} append={currency} />
            </Field>
          </Form>
        </div>
      )}
    </AccountSection>
  )
}
