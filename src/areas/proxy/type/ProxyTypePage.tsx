import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage } from '@/i18n/page-context.ts'
import { isProxyType } from '../product/proxy-types.ts'
import { ProxyTypeView } from './ProxyTypeView.tsx'
import { loadProxyPrices } from '../prices/use-proxy-prices.ts'
import { twoQuestions } from '../product/two-questions.ts'

export const loader = loadProxyPrices

/** One template for all kinds of proxies. */
export default function ProxyTypePage() {
  const { t } = useTranslation('proxyType')
  const { slugs } = usePage()
  const slug = slugs['slug']
  if (!isProxyType(slug)) return null
  return (
    <>
      <PageHead
        priced
        title={t(`about.${slug}.title`)}
        description={t(`about.${slug}.description`)}
      />
      <ProxyTypeView key={slug} slug={slug} />
    </>
  )
}

export const structured: Structured = (context) => [
  faqPage(context, `proxyType:about.${context.page.slugs['slug']}.faq`, twoQuestions),
]
