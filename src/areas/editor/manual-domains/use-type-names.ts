import { useTranslation } from '@/i18n/use-translation.ts'
import { anyType } from '@/api/contract/manual-domains.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { cutText } from '@/lib/cut-text.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'

/**
 * The captcha types with their names: those of the price list in its order, else those of the
 * catalogue.
 */
export function useTypeNames(): {
  isLoading: boolean
  types: readonly { slug: string; name: string }[]
  nameOf: (slug: string) => string
} {
  const { t } = useTranslation('manualDomains')
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data, isLoading } = publicApi.useCustomerPricesQuery({ currency, language })
  const listed =
    data?.groups.flatMap(({ items }) =>
      items.flatMap(({ slug, title }) => (slug ? [{ slug, name: title || plainCode(slug) }] : [])),
    ) ?? []
  const known = new Map(listed.map(({ slug, name }) => [slug, name]))
  const types = [
    ...listed,
    ...captchaTypes.flatMap((slug) => (known.has(slug) ? [] : [{ slug, name: plainCode(slug) }])),
  ]
  return {
    isLoading,
    types,
    nameOf: (slug) =>
      slug === anyType ? t('type.any') : cutText(known.get(slug) ?? plainCode(slug)),
  }
}
