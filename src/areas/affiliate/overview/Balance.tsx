import { useTranslation } from 'react-i18next'
import type { Partner } from '@/api/contract/partner.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Money } from '@/ui/Money.tsx'
import s from './partner.module.css'

const sums = ['available', 'hold', 'pending', 'paid'] as const
const counts = ['clicks', 'signups', 'payingUsers'] as const

/** The earnings, by where they are. */
export function Balance({ partner: { balance, stats } }: { partner: Partner }) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { clicks, signups, earned } = stats
  return (
    <AccountSection title={common('account.balance')} text={t('balance.text')}>
      <dl className={s.sums}>
        {sums.map((name) => {
          const sum = balance[name]
          return (
            <div key={name} data-main={name === 'available' || undefined}>
              <dt>{t(`balance.${name}`)}</dt>
              <dd className={s.sum}>
                {sum ? <Money amount={sum.amount} currency={sum.currency} locale={locale} /> : '—'}
              </dd>
              <dd className={s.small}>{t(`balance.${name}Text`)}</dd>
            </div>
          )
        })}
      </dl>
      <dl className={s.counts}>
        {earned && (
          <div>
            <dt>{t('total.earned')}</dt>
            <dd>
              <Money amount={earned.amount} currency={earned.currency} locale={locale} />
            </dd>
          </div>
        )}
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`metric.${name}`)}</dt>
            <dd>{format.number(stats[name])}</dd>
          </div>
        ))}
        {clicks > 0 && (
          <div>
            <dt>{t('metric.conversion')}</dt>
            <dd>{format.percent((signups / clicks) * 100, 2)}</dd>
          </div>
        )}
      </dl>
    </AccountSection>
  )
}
