import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { isDemoSlug } from '@/routes/slugs/demos.ts'
import { DemoView } from './DemoView.tsx'

/** One template for all demos. */
export default function DemoPage() {
  const { t } = useTranslation('demo')
  const slug = usePage().slugs['slug']
  if (!isDemoSlug(slug)) return null
  return (
    <>
      <PageHead title={t('title', { name: t(`name.${slug}`) })} description={t(`lead.${slug}`)} />
      <DemoView key={slug} slug={slug} />
    </>
  )
}
