import { useTranslation } from 'react-i18next'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Money } from '@/ui/Money.tsx'
import s from './payout.module.css'

const reasons = ['hold', 'promo', 'deposit', 'turned_customer', 'review'] as const

/** What can be paid out, and what cannot and why. */
export function Available({ terms: { available, unavailable } }: { terms: PayoutQuote }) {
  const { t } = useTranslation('payout')
  const locale = useLocale()
  const format = useFormat()
  return (
    <AccountSection title={t('available.title')}>
      <div className={s.available}>
        <p className={s.sum}>
          <Money amount={available.amount} currency={available.currency} locale={locale} />
        </p>
        {unavailable.length > 0 && (
          <div className={s.not}>
            <h3>{t('available.not')}</h3>
            <ul>
              {unavailable.map(({ reason, amount, until }) => {
                const found = known(reasons, reason)
                return (
                  <li key={reason}>
                    <b>
                      <Money amount={amount.amount} currency={amount.currency} locale={locale} />
                    </b>{' '}
                    {found ? t(`reason.${found}`) : plainCode(reason)}
                    {until && (
                      <span className={s.until}>
                        {t('available.until', { date: format.date(until, 'date') })}
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </AccountSection>
  )
}
