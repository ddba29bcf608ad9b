import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { typeTarget } from '@/shared/type-target.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import s from './pricing.module.css'

const popular: readonly TypeSlug[] = [
  'recaptcha_v2',
  'hcaptcha',
  'cloudflare-turnstile',
  'image-picture-captcha-solver',
]

/** What one pays for a few well-known types, before the whole list, which a phone begins with. */
export function PopularPrices() {
  const { t } = useTranslation('pricing')
  const { t: nameOf } = useTranslation('captchaNames')
  const locale = useLocale()
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data } = publicApi.useCustomerPricesQuery({ currency, language })
  const items = data?.groups.flatMap((group) => group.items)
  return (
    <section className={`stack gap-2 content-start ${s.popular}`} aria-label={t('popular')}>
      <p className="quiet text-2" aria-hidden="true">
        {t('popular')}
      </p>
      <DescriptionList layout="rows" terms="text" details="strong" lines="between">
        {popular.map((slug) => {
          const price = items?.find((item) => item.slug === slug)?.per1000
          return (
            <Description
              key={slug}
              term={<RouteLink to={typeTarget(slug)}>{nameOf(slug)}</RouteLink>}
            >
              {price ? <Money {...price} locale={locale} /> : '—'}
            </Description>
          )
        })}
      </DescriptionList>
    </section>
  )
}
