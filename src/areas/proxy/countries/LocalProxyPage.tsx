import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage } from '@/i18n/page-context.ts'
import { isProxyCountry } from '../product/proxy-countries.ts'
import { CountryView } from './CountryView.tsx'
import { twoQuestions } from '../product/two-questions.ts'

/** One template for all countries. */
export default function LocalProxyPage() {
  const { t } = useTranslation('proxyCountry')
  const { slugs } = usePage()
  const slug = slugs['slug']
  if (!isProxyCountry(slug)) return null
  return (
    <>
      <PageHead
        priced
        title={t(`about.${slug}.title`)}
        description={t(`about.${slug}.description`)}
      />
      <CountryView key={slug} slug={slug} />
    </>
  )
}

export const structured: Structured = (context) => [
  faqPage(context, `proxyCountry:about.${context.page.slugs['slug']}.faq`, twoQuestions),
]
