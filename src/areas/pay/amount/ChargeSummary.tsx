import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { negate } from '@/lib/decimal.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { converted } from './charge.ts'
import type { Charge } from './charge.ts'
import s from './amount.module.css'

interface ChargeSummaryProps {
  amount: string | null
  charge: Charge | null
  currency: string
  fee: string
  /** The method's limits, if the amount is outside of them. */
  unfit: string | null
  /** How long the payment takes. */
  eta: string
  /** Set if the balance has another currency. */
  balance: { currency: string; rate: string } | null
}

/** The payment, the fee and the credited amount, before anything is submitted. */
export function ChargeSummary({
  amount,
  charge,
  currency,
  fee,
  unfit,
  eta,
  balance,
}: ChargeSummaryProps) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return (
    <div className={`grid gap-3 pad-4 border round-3 alice ${s.sum}`}>
      <h3>{t('sum.title')}</h3>
      {amount && charge ? (
        <DescriptionList layout="rows" terms="quiet" className={`gap-2 text-2 num ${s.facts}`}>
          <Description term={t('sum.pay')}>
            <Money amount={amount} currency={currency} locale={locale} />
          </Description>
          <Description term={t('sum.feeOf', { fee })}>
            <Money amount={negate(charge.fee)} currency={currency} locale={locale} />
          </Description>
          {charge.bonus !== '0' && (
            <Description term={t('sum.bonus')}>
              <Money amount={charge.bonus} currency={currency} locale={locale} signed />
            </Description>
          )}
          <Description data-total="" term={common('label.youReceive')}>
            <Money amount={charge.arrives} currency={currency} locale={locale} />
          </Description>
          {balance && (
            <Description term={t('sum.about')}>
              <Money
                amount={converted(charge.arrives, balance.rate, balance.currency)}
                currency={balance.currency}
                locale={locale}
              />
            </Description>
          )}
        </DescriptionList>
      ) : (
        <p className={`quiet text-1 ${s.note}`}>{unfit ?? t('sum.empty', { fee })}</p>
      )}
      {eta && <p className={`quiet text-1 ${s.note}`}>{eta}</p>}
      {balance && <p className={`quiet text-1 ${s.note}`}>{t('sum.rate')}</p>}
    </div>
  )
}
