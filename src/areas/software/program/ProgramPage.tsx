import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { useStructured } from '@/shared/use-structured.ts'
import { site } from '@/site/site.ts'
import { ProgramSkeleton } from './ProgramSkeleton.tsx'
import { ProgramView } from './ProgramView.tsx'
import { programJsonLd, structuredProgram } from './structured.ts'
import { useProgram } from './use-program.ts'

const loadNoProgram = async () => (await import('./NoProgram.tsx')).NoProgram
export const structured = structuredProgram

export default function ProgramPage() {
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  return <OneProgram key={slug} slug={slug} />
}

function OneProgram({ slug }: { slug: string }) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { path, language } = usePage()
  const { item, problem, busy, retry, touched, servedHtml, isWhole } = useProgram(slug)
  useOwnCrumb(item?.title)
  useStructured(
    item && !isWhole ? programJsonLd(item, canonicalUrl(path, language, site.hosts)) : null,
  )
  if (item) {
    return (
      <>
        <PageHead
          title={t('program.head', { name: item.title })}
          description={item.tagline || t('program.description', { name: item.title })}
        />
        <ProgramView item={item} servedHtml={servedHtml} live={touched} />
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
        <LatePart
          load={loadNoProgram}
          props={{ problem, onRetry: retry, busy }}
          fallback={<ProgramSkeleton />}
        />
      ) : (
        <ProgramSkeleton />
      )}
    </>
  )
}
