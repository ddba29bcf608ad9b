import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import type { ApiProduct } from '@/task-api/methods.ts'

/** The references of the other products that the reader's language has. */
export function MoreReferences({ product }: { product: ApiProduct }) {
  const { t } = useTranslation('apiReference')
  const { language } = usePage()
  const cards: (LinkCard & { product: ApiProduct; everywhere: boolean })[] = [
    {
      id: 'captcha',
      product: 'v2',
      everywhere: false,
      to: { id: 'productApi', slugs: { product: 'captcha' } },
      title: t('crumb.captcha'),
    },
    {
      id: 'classic',
      product: 'classic',
      everywhere: true,
      to: { id: 'classicApi' },
      title: t('crumb.classic'),
    },
    {
      id: 'data',
      product: 'data',
      everywhere: false,
      to: { id: 'productApi', slugs: { product: 'data' } },
      title: t('crumb.data'),
    },
    {
      id: 'proxy',
      product: 'proxy',
      everywhere: true,
      to: { id: 'proxyApi' },
      title: t('crumb.proxy'),
    },
  ]
  return (
    <section aria-labelledby="more" data-print="no">
      <h2 id="more">{t('more.title')}</h2>
      <LinkCards
        label={t('more.label')}
        items={cards.filter(
          (card) => card.product !== product && (card.everywhere || language !== 'zh'),
        )}
      />
    </section>
  )
}
