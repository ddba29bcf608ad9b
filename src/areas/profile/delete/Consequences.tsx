import { useTranslation } from 'react-i18next'
import type { DeleteInfo } from '@/api/contract/profile.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import { isZero, restoreDays } from './deletion.ts'
import s from './delete.module.css'

/** What is deleted with an account. */
export function Consequences({
  info: { balance, pendingPayouts, activeProxies },
}: {
  info: DeleteInfo
}) {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return (
    <div className={s.consequences}>
      <dl className={s.figures}>
        <div data-lost={!isZero(balance.amount) || undefined}>
          <dt>{common('account.balance')}</dt>
          <dd>
            <Money amount={balance.amount} currency={balance.currency} locale={locale} />
          </dd>
        </div>
        <div data-lost={pendingPayouts > 0 || undefined}>
          <dt>{t('delete.payouts')}</dt>
          <dd>{pendingPayouts.toLocaleString(locale)}</dd>
        </div>
        <div data-lost={activeProxies > 0 || undefined}>
          <dt>{t('delete.proxies')}</dt>
          <dd>{activeProxies.toLocaleString(locale)}</dd>
        </div>
      </dl>
      <ul className={s.list}>
        {!isZero(balance.amount) && <li>{t('delete.lost.balance')}</li>}
        {activeProxies > 0 && <li>{t('delete.lost.proxies', { count: activeProxies })}</li>}
        <li>{t('delete.lost.keys')}</li>
        <li>{t('delete.lost.data')}</li>
        <li>{t('delete.lost.restore', { count: restoreDays })}</li>
      </ul>
    </div>
  )
}
