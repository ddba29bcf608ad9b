import { useTranslation } from '@/i18n/use-translation.ts'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod } from '@/api/contract/wallet.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { useMethodText } from '../method/use-method-text.ts'
import s from '../affiliate.module.css'

/** The terms of a withdrawal before an amount is typed: method, least amount, fee, arrival. */
export function PayoutTerms({ terms, method }: { terms: PayoutQuote; method: PayoutMethod }) {
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const text = useMethodText()
  const eta = text.eta(method.eta ?? terms.eta)
  const schedule = text.schedule(method)
  return (
    <DescriptionList layout="grid" terms="small" details="strong" className={s.terms}>
      <Description term={common('label.method')}>{method.title || method.id}</Description>
      {terms.min && (
        <Description term={t('terms.min')}>
          {money(terms.min.amount, terms.min.currency)}
        </Description>
      )}
      {method.limits && (
        <Description term={common('label.fee')}>
          {text.feeSum(method.limits) || t('terms.free')}
        </Description>
      )}
      {eta && (
        <Description term={t('review.eta')} note={schedule}>
          {eta}
        </Description>
      )}
      <Description term={t('terms.cancel')}>{t('terms.cancelable')}</Description>
    </DescriptionList>
  )
}
