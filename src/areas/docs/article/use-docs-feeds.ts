import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { apiFeedPath } from '@/routes/docs.ts'
import { isTypeSlug } from '@/task-api/captcha-types.ts'
import { products } from '@/task-api/methods.ts'
import { useProductName } from '../product-name.ts'
import { writtenLanguage } from './head.ts'

/** The feeds that the head of an article names: of its task type, or of every product. */
export function useDocsFeeds(): (article: DocsArticle) => { title: string; href: string }[] {
  const { t } = useTranslation('apiDocs')
  const productName = useProductName()
  return ({ slug, language, captchaType, title }) => {
    const own = writtenLanguage(language)
    const feed = (name: string, of: string) => ({
      title: t('files.feedOf', { name }),
      href: apiFeedPath(own, of),
    })
    if (slug === 'changelog')
      return [
        { title: t('files.feed'), href: apiFeedPath(own) },
        ...products.map((product) => feed(productName(product), product)),
      ]
    return isTypeSlug(captchaType) ? [feed(title, captchaType)] : []
  }
}
