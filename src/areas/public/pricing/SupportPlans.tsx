import { enterpriseApi } from '@/api/endpoints/service.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useCurrency } from '@/session/currency.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Money } from '@/ui/Money.tsx'

/**
 * The plans of priority support with their prices. Each link leads to the purchase with its plan
 * selected. Without an answer there is the link to the page alone.
 */
export function SupportPlans() {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const { language } = usePage()
  const { currency, settled } = useCurrency()
  const { data } = enterpriseApi.useEnterprisePricingQuery(
    { currency, language },
    { skip: !settled },
  )
  return (
    <ul className="stack gap-1">
      {data?.plans.map(({ id, title, price, periodDays }) => (
        <li key={id}>
          <RouteLink to={{ id: 'enterprise', search: { plan: id }, hash: 'buy' }}>
            {cutText(title)}
          </RouteLink>{' '}
          <span className="nowrap">
            <Money amount={price.amount} currency={price.currency} locale={locale} />{' '}
            <span className="quiet text-1">{t('other.support.period', { count: periodDays })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
