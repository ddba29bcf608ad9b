import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyRenewalCalls, reminderDays } from '@/api/contract/proxy-renewals.ts'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useUnits } from '../cabinet/use-proxy-words.ts'
import { AddressBoxes } from './AddressBoxes.tsx'
import {
  chosenPart,
  isTraffic,
  renewalSchema,
  renewalForm,
  renewalValues,
  renewalWays,
  remindDaysOf,
} from './renewal.ts'
import { Ending, Paid, RenewalTotal } from './RenewalNotes.tsx'
import { useRenewalPrice } from './use-renewal-price.ts'

type Renewed = ResOf<(typeof proxyRenewalCalls)['renewProxyOrder']>

interface RenewalDialogProps {
  renewal: ProxyRenewal
  onClose: () => void
}

/** Renews an order whole or in part, now or automatically, or lets it end. */
export function RenewalDialog({ renewal, onClose }: RenewalDialogProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const units = useUnits()
  const [done, setDone] = useState<Renewed | null>(null)
  return (
    <Modal
      open
      title={t('renewal.title', { id: String(renewal.orderId) })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {done ? (
        <Outcome
          fresh
          title={t('renewal.done', {
            what: units(renewal.unit, done.units),
            id: String(done.orderId),
          })}
        >
          <div className="stack gap-3">
            <p>
              {t('renewal.doneText', {
                sum: money(done.price.amount, done.price.currency),
                date: format.date(done.until),
              })}
            </p>
            <div>
              <Button variant="secondary" onClick={onClose}>
                {common('action.close')}
              </Button>
            </div>
          </div>
        </Outcome>
      ) : (
        <RenewalFields renewal={renewal} onRenewed={setDone} onSaved={onClose} />
      )}
    </Modal>
  )
}

interface RenewalFieldsProps {
  renewal: ProxyRenewal
  onRenewed: (renewed: Renewed) => void
  onSaved: () => void
}

function RenewalFields({ renewal, onRenewed, onSaved }: RenewalFieldsProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const units = useUnits()
  const { orderId, expiresAt, addresses, units: most, updatedAt } = renewal
  const ofTraffic = isTraffic(renewal)
  const name = renewalForm(renewal)
  const [update] = proxyRenewalApi.useUpdateProxyRenewalMutation()
  const [renew] = proxyRenewalApi.useRenewProxyOrderMutation()
  const [refused, setRefused] = useState<'price' | 'funds' | null>(null)
  const schema = useMemo(() => renewalSchema(renewal), [renewal])
  const intent = usePaymentIntent({
    name,
    call: proxyRenewalCalls.renewProxyOrder,
    onFound: onRenewed,
  })
  const form = useForm({
    name,
    schema,
    defaults: renewalValues(renewal),
    keep: ['addresses', 'units', 'way', 'remind'],
    words: {
      addresses: { required: t('renewal.required') },
      units: { out_of_range: common('form.wholeTo', { max: format.number(most) }) },
    },
    send: async ({ way, remind, ...entered }) => {
      setRefused(null)
      const part = chosenPart(renewal, { way, remind, ...entered })
      if (way !== 'now') {
        await update({
          orderId,
          auto: way === 'auto',
          remindDays: remindDaysOf(remind),
          ...part,
          updatedAt,
        }).unwrap()
        return { answer: null }
      }
      if (!quote || !part) return nothingDone
      const { amount, currency } = quote.price
      const entries = { orderId, ...part, price: { amount, currency } }
      try {
        return await intent.submit(entries, (idempotencyKey) =>
          renew({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const key = problemKey(toProblem(error))
        if (key !== 'ERROR_CONFLICT' && key !== 'ERROR_INSUFFICIENT_FUNDS') throw error
        // Shown once, with a solution.
        setRefused(key === 'ERROR_CONFLICT' ? 'price' : 'funds')
        ask()
        return nothingDone
      }
    },
    done: ({ answer }) => {
      if (answer) return onRenewed(answer)
      toast({ id: 'proxy-renewal', tone: 'ok', text: t('renewal.saved') })
      onSaved()
    },
  })
  const values = useValues(form)
  const { quote, ask } = useRenewalPrice(renewal, values)
  const { data: overview } = proxyAccountApi.useProxyAccountQuery()
  const available = overview?.available ?? null
  const gap = missingSum(quote?.price ?? null, available)
  const resumed = !form.busy && intent.asking
  const price = quote && money(quote.price.amount, quote.price.currency)
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {refused === 'price' && <Outcome fresh tone="warn" title={t('renewal.changed')} />}
      {refused === 'funds' && (
        <Outcome fresh tone="warn" title={t('renewal.poor')}>
          <RouteLink to={{ id: 'pay', search: { amount: gap?.amount, currency: gap?.currency } }}>
            {common('action.addFunds')}
          </RouteLink>
        </Outcome>
      )}
      {!resumed && (
        <Form
          form={form}
          submit={
            values.way === 'now'
              ? price
                ? t('renewal.submit', { sum: price })
                : t('renewal.now')
              : common('action.save')
          }
        >
          <Paid renewal={renewal} />
          <RadioCards
            {...form.control('way')}
            legend={t('renewal.way')}
            options={renewalWays.map((way) => ({
              value: way,
              label: t(`renewal.${way}`),
              text: t(ofTraffic ? `renewal.traffic.${way}Text` : `renewal.${way}Text`, {
                date: format.date(expiresAt),
              }),
            }))}
          />
          {values.way !== 'end' && ofTraffic && (
            <Field
              {...form.field('units')}
              label={t('renewal.traffic.units')}
              help={t('renewal.traffic.unitsHelp', { whole: units(renewal.unit, most) })}
            >
              <NumberInput {...form.input('units')} whole />
            </Field>
          )}
          {values.way !== 'end' && !ofTraffic && (
            <AddressBoxes
              {...form.field('addresses')}
              addresses={addresses}
              chosen={values.addresses}
              onChange={(next) => form.choose('addresses', next)}
            />
          )}
          {values.way !== 'now' && (
            <Field {...form.field('remind')} label={t('renewal.remind')}>
              <Select {...form.input('remind')}>
                <option value="">{t('renewal.noReminder')}</option>
                {reminderDays.map((days) => (
                  <option key={days} value={String(days)}>
                    {t('renewal.daysBefore', { count: days })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Ending renewal={renewal} values={values} />
          {quote && (
            <RenewalTotal renewal={renewal} way={values.way} quote={quote} available={available} />
          )}
        </Form>
      )}
    </div>
  )
}
