// Over 250 lines: one form for the three ways in which an order goes on.
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proxyRenewalCalls, reminderDays } from '@/api/contract/proxy-renewals.ts'
import type { ProxyRenewal, RenewedAddress } from '@/api/contract/proxy-renewals.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { OnHold } from '@/shared/account/OnHold.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { SelectionBar } from '../cabinet/SelectionBar.tsx'
import { useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import { userNames } from './addresses.ts'
import {
  endingOf,
  RenewalForm,
  renewalForm,
  renewalValues,
  renewalWays,
  remindDaysOf,
} from './renewal.ts'
import { useRenewalPrice } from './use-renewal-price.ts'
import s from '../account.module.css'

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
            what: units('ip_month', done.units),
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
  const nameOf = useProxyProductName()
  const { orderId, product, expiresAt, addresses, updatedAt } = renewal
  const name = renewalForm(renewal)
  const [update] = proxyRenewalApi.useUpdateProxyRenewalMutation()
  const [renew] = proxyRenewalApi.useRenewProxyOrderMutation()
  const [refused, setRefused] = useState<'price' | 'funds' | null>(null)
  const intent = usePaymentIntent({
    name,
    call: proxyRenewalCalls.renewProxyOrder,
    onFound: onRenewed,
  })
  const form = useForm({
    name,
    schema: RenewalForm,
    defaults: renewalValues(renewal),
    keep: ['addresses', 'way', 'remind'],
    words: { addresses: { required: t('renewal.required') } },
    send: async ({ way, remind, addresses: addressIds }) => {
      setRefused(null)
      if (way !== 'now') {
        await update({
          orderId,
          auto: way === 'auto',
          remindDays: remindDaysOf(remind),
          addressIds,
          updatedAt,
        }).unwrap()
        return { answer: null }
      }
      if (!quote) return nothingDone
      const { amount, currency } = quote.price
      const entries = { orderId, addressIds, price: { amount, currency } }
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
  const ending = endingOf(renewal, values)
  const endingUsers = userNames(ending.flatMap(({ users }) => users))
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
          <p>
            {t('renewal.until', {
              what: nameOf(product),
              count: addresses.length,
              value: format.number(addresses.length),
              date: format.date(expiresAt),
            })}
          </p>
          <RadioCards
            {...form.control('way')}
            legend={t('renewal.way')}
            options={renewalWays.map((way) => ({
              value: way,
              label: t(`renewal.${way}`),
              text: t(`renewal.${way}Text`, { date: format.date(expiresAt) }),
            }))}
          />
          {values.way !== 'end' && (
            <AddressBoxes
              {...form.field('addresses')}
              addresses={addresses}
              chosen={values.addresses}
              onChange={(next) => form.set('addresses', next)}
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
          {ending.length > 0 && (
            <Notice
              tone="warn"
              title={t('renewal.ending', {
                count: ending.length,
                value: format.number(ending.length),
                date: format.date(expiresAt),
              })}
            >
              {endingUsers.length > 0
                ? t('usedBy', { names: format.list(endingUsers) })
                : t('unused')}
            </Notice>
          )}
          {quote && price && (
            <div className={s.total} role="status">
              <p>{values.way === 'now' ? common('label.total') : t('renewal.month')}</p>
              <p>
                <strong>{price}</strong>
              </p>
              <p className="quiet text-2">
                {t('renewal.then', { date: format.date(quote.until) })}{' '}
                {available
                  ? common('account.paidFrom', { sum: money(available.amount, available.currency) })
                  : common('account.paidFromBalance')}
                <OnHold />{' '}
                {gap && common('account.missing', { sum: money(gap.amount, gap.currency) })}
              </p>
            </div>
          )}
        </Form>
      )}
    </div>
  )
}

interface AddressBoxesProps {
  /** The first box's id, the target of an error summary's link. */
  id?: string | undefined
  error?: string | undefined
  addresses: readonly RenewedAddress[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The addresses of an order, each to be renewed or not. */
function AddressBoxes({ id, error, addresses, chosen, onChange }: AddressBoxesProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const count = addresses.filter((one) => chosen.includes(String(one.id))).length
  return (
    <div className="stack gap-2" id={id} tabIndex={-1}>
      <SelectionBar
        label={t('renewal.which')}
        all={t('renewal.all')}
        counted={common('label.of', {
          used: format.number(count),
          max: format.number(addresses.length),
        })}
        selected={count}
        total={addresses.length}
        onAll={(on) => onChange(on ? addresses.map((one) => String(one.id)) : [])}
      />
      <FieldNotes id={id ?? ''} error={error} />
      <div className={`scroll ${s.replacements}`}>
        <PartedTable
          caption={t('renewal.which')}
          hideCaption
          columns={[
            {
              key: 'ip',
              header: common('label.address'),
              rowHeader: true,
              cell: ({ id: own, ip, status }) => (
                <Checkbox
                  label={<code translate="no">{ip}</code>}
                  help={status === 'dead' ? t('renewal.dead') : undefined}
                  checked={chosen.includes(String(own))}
                  onChange={({ currentTarget }) =>
                    onChange(
                      currentTarget.checked
                        ? [...chosen, String(own)]
                        : chosen.filter((one) => one !== String(own)),
                    )
                  }
                />
              ),
            },
            {
              key: 'country',
              header: common('label.country'),
              cell: ({ country }) => country && countryName(country, locale),
            },
            {
              key: 'users',
              header: t('users'),
              cell: ({ users }) =>
                users.length > 0 ? (
                  format.list(userNames(users))
                ) : (
                  <span className="faint">{t('nobody')}</span>
                ),
            },
          ]}
          rows={addresses}
          rowKey={({ id: own }) => own}
        />
      </div>
    </div>
  )
}
