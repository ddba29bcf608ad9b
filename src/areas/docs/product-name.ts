import { useTranslation } from '@/i18n/use-translation.ts'
import { products } from '@/task-api/methods.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'

/** The name of a product of the API. */
export function useProductName(): (product: string) => string {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  return (code) => {
    const product = known(products, code)
    if (!product) return plainCode(code)
    return {
      v2: () => t('version.v2'),
      classic: () => t('version.v1'),
      data: () => t('index.reference.data'),
      proxy: () => common('nav.crumb.proxyApi'),
    }[product]()
  }
}
