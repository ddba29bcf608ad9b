import { useTranslation } from 'react-i18next'
import type { Partner } from '@/api/contract/partner.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './partner.module.css'

const kinds = ['customer', 'worker', 'software', 'proxy'] as const

/** The commission per kind of referral, and how long it is paid. */
export function Rates({ rates }: { rates: Partner['rates'] }) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const format = useFormat()
  const shown = kinds.flatMap((kind) => {
    const percent = rates[`${kind}Percent`]
    return percent === null ? [] : [{ kind, percent: format.percent(Number(percent), 4) }]
  })
  return (
    <AccountSection
      title={t('rates.title')}
      text={
        rates.lifetimeDays === null
          ? t('rates.forever')
          : t('rates.days', { count: rates.lifetimeDays })
      }
      aside={<RouteLink to={{ id: 'partnerRules' }}>{common('action.readRules')}</RouteLink>}
    >
      <dl className={s.rates}>
        {shown.map(({ kind, percent }) => (
          <div key={kind}>
            <dt>{t(`rates.${kind}`)}</dt>
            <dd>{percent}</dd>
            <dd className={s.small}>{t(`rates.${kind}Text`)}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  )
}
