import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import { proxyAccountCalls } from '@/api/contract/proxy-account.ts'
import type { ProxyOrder } from '@/api/contract/proxy-account.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { proxyOrderForm } from '@/shared/account/order-forms.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { lowest, mostUnits } from '../../prices/prices.ts'
import type { PricedProduct } from '../../prices/prices.ts'
import { useProxyProductName } from '../../cabinet/use-proxy-words.ts'
import { purchaseDefaults, purchaseForm } from './purchase.ts'
import { PurchasePromoEntry } from './PurchasePromoEntry.tsx'
import { PurchaseShortfall, Total } from './Total.tsx'
import { useQuote } from './use-quote.ts'
import s from '../../account.module.css'

interface PurchaseFormProps {
  products: readonly PricedProduct[]
  available: Sum | null
  /** Called if the prices have changed since they were shown. */
  onPrices: () => void
  onDone: (order: ProxyOrder) => void
}

export function PurchaseForm({ products, available, onPrices, onDone }: PurchaseFormProps) {
  const { t } = useTranslation('proxyPurchase')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useProxyProductName()
  const [order] = proxyAccountApi.useOrderProxyMutation()
  const [refused, setRefused] = useState<'price' | 'funds' | 'code' | null>(null)
  const schema = useMemo(() => purchaseForm(products), [products])
  const intent = usePaymentIntent({
    name: proxyOrderForm,
    call: proxyAccountCalls.orderProxy,
    onFound: onDone,
  })
  const form = useForm({
    name: proxyOrderForm,
    schema,
    defaults: purchaseDefaults,
    keep: ['product', 'units', 'promo'],
    words: {
      units: { out_of_range: t('units.range', { max: format.number(mostUnits) }) },
      promo: { expired: t('promo.expired'), not_allowed: t('promo.not_found') },
    },
    send: async ({ product, promo }) => {
      setRefused(null)
      if (!quote.price || quote.units === null) return nothingDone
      // The price with a code is shown before it is charged.
      if (promo !== '' && quote.code !== promo) {
        quote.apply(promo)
        setRefused('code')
        return nothingDone
      }
      const { amount, currency } = quote.price
      const entries = {
        product,
        units: quote.units,
        ...(quote.isValid && { promoCode: promo }),
        price: { amount, currency },
      }
      try {
        return await intent.submit(entries, (idempotencyKey) =>
          order({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const key = problemKey(toProblem(error))
        if (key !== 'ERROR_CONFLICT' && key !== 'ERROR_INSUFFICIENT_FUNDS') throw error
        // Shown once, with a solution.
        setRefused(key === 'ERROR_CONFLICT' ? 'price' : 'funds')
        if (key === 'ERROR_CONFLICT') {
          onPrices()
          quote.forget()
        }
        return nothingDone
      }
    },
    done: ({ answer }) => onDone(answer),
  })
  const values = useValues(form)
  const quote = useQuote(products, values)
  const chosen = products.find(({ id }) => id === values.product)
  const resumed = !form.busy && intent.asking
  const { price } = quote
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {refused === 'price' && <Outcome fresh tone="warn" title={t('price.changed')} />}
      {refused === 'code' && !quote.isLoading && (
        <Outcome fresh tone={quote.isValid ? 'info' : 'warn'} title={t('promo.look')} />
      )}
      {refused === 'funds' && (
        <PurchaseShortfall price={price} available={available} values={values} />
      )}
      {!resumed && (
        <Form
          form={form}
          submit={
            price ? t('submit', { sum: money(price.amount, price.currency) }) : common('action.buy')
          }
          button={{ size: 'lg' }}
        >
          <RadioCards
            {...form.control('product')}
            legend={t('product')}
            columns={2}
            options={products.map((product) => {
              const { perUnit } = lowest(product)
              return {
                value: product.id,
                label: nameOf(product.id, product.title),
                text: t(`from.${product.unit}`, {
                  sum: money(perUnit.amount, perUnit.currency),
                }),
              }
            })}
          />
          <div className={s.grid}>
            <Field
              {...form.field('units')}
              label={t(`units.${chosen?.unit ?? 'other'}`)}
              help={
                chosen && chosen.minUnits > 1
                  ? t('units.least', { min: format.number(chosen.minUnits) })
                  : undefined
              }
              required
            >
              <NumberInput {...form.input('units')} whole />
            </Field>
            <PurchasePromoEntry form={form} quote={quote} code={values.promo} />
          </div>
          <Total
            quote={quote}
            unit={chosen?.unit ?? 'other'}
            available={available}
            values={values}
          />
        </Form>
      )}
    </div>
  )
}
