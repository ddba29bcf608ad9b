import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import type { ApiProduct } from '@/task-api/methods.ts'
import type { ReferenceHead } from './content.ts'
import { ReferenceView } from './ReferenceView.tsx'

interface Shown {
  product: ApiProduct
  head: ReferenceHead
}

const products: Readonly<Record<string, Shown>> = {
  captcha: { product: 'v2', head: 'v2' },
  data: { product: 'data', head: 'data' },
  proxy: { product: 'proxy', head: 'proxyProduct' },
}

/** The whole API of a product, at each of its addresses. */
export default function ReferencePage() {
  const { t } = useTranslation('apiReference')
  const { id, slugs } = usePage()
  const shown: Shown | undefined =
    id === 'classicApi'
      ? { product: 'classic', head: 'classic' }
      : id === 'proxyApi'
        ? { product: 'proxy', head: 'proxy' }
        : known(products, slugs['product'] ?? '')
  if (!shown) return null
  const { product, head } = shown
  return (
    <>
      <PageHead title={t(`page.${head}.title`)} description={t(`page.${head}.description`)} />
      <ReferenceView key={head} product={product} head={head} />
    </>
  )
}
