import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import { sentences, withGap } from '@/lib/sentences.ts'
import { useOwner } from '@/session/use-user.ts'
import { saveDraft } from '@/lib/drafts.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { proxyOrderForm } from '@/shared/account/order-forms.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { usePaidFrom } from '@/shared/account/use-on-hold.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import type { Unit } from '../../prices/prices.ts'
import { useUnits } from '../../cabinet/use-proxy-words.ts'
import { purchaseDefaults } from './purchase.ts'
import type { PurchaseValues } from './purchase.ts'
import type { Quote } from './use-quote.ts'
import s from '../../account.module.css'

interface TotalProps {
  quote: Quote
  unit: Unit
  available: Sum | null
  values: PurchaseValues
}

/** The total, the unit price and the source of the payment, before anything is submitted. */
export function Total({ quote, unit, available, values }: TotalProps) {
  const { t } = useTranslation('proxyPurchase')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const paidFrom = usePaidFrom()
  const units = useUnits()
  const { price, list, tier, next, isValid } = quote
  if (!price || !tier) return null
  const gap = missingSum(price, available)
  const each = money(tier.perUnit.amount, tier.perUnit.currency)
  return (
    <div className={`row wrap align-baseline between pad-4 round-2 alice ${s.total}`} role="status">
      <p>{common('label.total')}</p>
      <p>
        <strong>{money(price.amount, price.currency)}</strong>
      </p>
      <p className="quiet text-2">
        {sentences(
          t(`each.${unit}`, { sum: each }),
          tier.discountPercent > 0 &&
            t('total.tier', { percent: format.percent(tier.discountPercent) }),
          isValid && list && t('total.instead', { sum: money(list.amount, list.currency) }),
          next &&
            t('total.next', {
              amount: units(unit === 'ip' ? 'ip_month' : unit, next.from),
              sum: money(next.perUnit.amount, next.perUnit.currency),
            }),
        )}
      </p>
      <p className="quiet text-2">
        {withGap(
          sentences(
            paidFrom(available),
            gap && common('account.missing', { sum: money(gap.amount, gap.currency) }),
          ),
        )}
        {gap && <TopUp gap={gap} values={values} plain />}
      </p>
    </div>
  )
}

interface BrokeProps {
  price: Sum | null
  available: Sum | null
  values: PurchaseValues
}

/** The balance is too low. The choices are kept until the customer returns. */
export function PurchaseShortfall({ price, available, values }: BrokeProps) {
  const { t } = useTranslation('proxyPurchase')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const gap = missingSum(price, available)
  return (
    <Outcome fresh tone="warn" title={t('broke.title')}>
      <div className="stack gap-3">
        <p>
          {gap && withGap(common('account.missing', { sum: money(gap.amount, gap.currency) }))}
          {t('broke.text')}
        </p>
        <div>
          <TopUp gap={gap} values={values} />
        </div>
      </div>
    </Outcome>
  )
}

function TopUp({
  gap,
  values,
  plain = false,
}: {
  gap: Sum | null
  values: PurchaseValues
  plain?: boolean
}) {
  const { t } = useTranslation()
  const owner = useOwner()
  return (
    <RouteLink
      to={{ id: 'pay', search: { amount: gap?.amount, currency: gap?.currency } }}
      className={plain ? undefined : buttonClass({ variant: 'secondary' })}
      // The draft tells the payment page that an order is waiting.
      onClick={() => saveDraft(owner, proxyOrderForm, purchaseDefaults, values)}
    >
      {t('action.addFunds')}
    </RouteLink>
  )
}
