import { useTranslation } from '@/i18n/use-translation.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import type { PageLoader } from '@/session/person.ts'
import { seenOr } from '@/lib/unseen.ts'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { useStructured } from '@/shared/use-structured.ts'
import { site } from '@/site/site.ts'
import { NoProgram } from './NoProgram.tsx'
import { ProgramSkeleton } from './ProgramSkeleton.tsx'
import { ProgramView } from './ProgramView.tsx'
import { softwareJsonLd, structuredProgram } from './structured.ts'
import { useProgram } from './use-program.ts'

export const structured = structuredProgram

export const loader: PageLoader = ({ store, language, params: { slug = '' } }) =>
  firstPaint(
    store.dispatch(softwareApi.endpoints.softwareBySlug.initiate({ slug })),
    store.dispatch(softwareApi.endpoints.softwareCategories.initiate({ language })),
  )

export default function SoftwareProgramPage() {
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  return <OneProgram key={slug} slug={slug} />
}

function OneProgram({ slug }: { slug: string }) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { path, language } = usePage()
  const { item, problem, isFetching, refetch, isServed, html } = useProgram(slug)
  useOwnCrumb(item?.title)
  useStructured(
    item && !isServed ? softwareJsonLd(item, canonicalUrl(path, language, site.hosts)) : null,
  )
  if (item) {
    return (
      <>
        <PageHead
          title={t('program.head', { name: seenOr([item.title], item.slug) })}
          description={item.tagline || t('program.description', { name: item.title })}
        />
        <ProgramView item={item} servedHtml={html} />
      </>
    )
  }
  const isMissing = problem?.status === 404
  return (
    <>
      <PageHead
        title={isMissing ? common('label.programMissing') : common('loading')}
        description={t('head.description')}
        noindex={isMissing}
      />
      {problem ? (
        <NoProgram problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ProgramSkeleton />
      )}
    </>
  )
}
