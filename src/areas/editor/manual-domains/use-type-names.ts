import { useTranslation } from '@/i18n/use-translation.ts'
import { anyType } from '@/api/contract/manual-domains.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { captchaTypes, namedTypes } from '@/routes/slugs/captcha-types.ts'

/**
 * The captcha types with their names in the reader's language: those of the price list in its
 * order, else those of the catalogue. A type that is newer than this page has the list's title.
 */
export function useTypeNames(): {
  isLoading: boolean
  types: readonly { slug: string; name: string }[]
  nameOf: (slug: string) => string
} {
  const { t } = useTranslation('manualDomains')
  const { t: ofSlug } = useTranslation('captchaNames')
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data, isLoading } = publicApi.useCustomerPricesQuery({ currency, language })
  const name = (slug: string, title = ''): string => {
    const own = known(namedTypes, slug)
    return own ? ofSlug(own) : title || plainCode(slug)
  }
  const listed =
    data?.groups.flatMap(({ items }) =>
      items.flatMap(({ slug, title }) => (slug ? [{ slug, name: name(slug, title) }] : [])),
    ) ?? []
  const titles = new Map(listed.map((type) => [type.slug, type.name]))
  const types = [
    ...listed,
    ...captchaTypes.flatMap((slug) => (titles.has(slug) ? [] : [{ slug, name: name(slug) }])),
  ]
  return {
    isLoading,
    types,
    nameOf: (slug) => (slug === anyType ? t('type.any') : cutText(titles.get(slug) ?? name(slug))),
  }
}
