import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { ReferenceView } from './ReferenceView.tsx'

/** The table and the head of each product. */
const products = {
  captcha: { product: 'v2', head: 'v2' },
  data: { product: 'data', head: 'data' },
  proxy: { product: 'proxy', head: 'proxyProduct' },
} as const

/** The reference of one product. */
export default function ProductReferencePage() {
  const { t } = useTranslation('apiReference')
  const { slugs } = usePage()
  const found = known<(typeof products)[keyof typeof products]>(products, slugs['product'] ?? '')
  if (!found) return null
  return (
    <>
      <PageHead
        title={t(`page.${found.head}.title`)}
        description={t(`page.${found.head}.description`)}
      />
      <ReferenceView key={found.product} product={found.product} />
    </>
  )
}
