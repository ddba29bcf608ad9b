import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { snippet } from '@/head/snippet.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage } from '@/i18n/page-context.ts'
import { isRecord } from '@/lib/is-record.ts'
import type { PageLoader } from '@/session/person.ts'
import { useStructured } from '@/shared/use-structured.ts'
import { useTouched } from '@/shared/use-touched.ts'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import {
  articleRequest,
  indexRequest,
  useAsked,
  useDocumentArticle,
  useServedDocs,
} from '../data.ts'
import { DocsFrame } from '../DocsFrame.tsx'
import s from '../docs.module.css'
import { loadArticle } from '../loaders.ts'
import { ArticleView } from './ArticleView.tsx'
import { articleJsonLd, headOf, structuredDocs } from './head.ts'

export const loader: PageLoader = loadArticle
export const structured: Structured = structuredDocs

const loadNoArticle = async () => (await import('./NoArticle.tsx')).NoArticle

/** An article, optionally at an older version. */
export default function ApiDocsArticlePage() {
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  const version = params['version']
  return <OneArticle key={`${slug} ${version ?? ''}`} slug={slug} version={version} />
}

function OneArticle({ slug, version }: { slug: string; version: string | undefined }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const served = useServedDocs(slug, language)
  const whole = served.html !== null
  // If the article is not in the reader's language, theirs is requested at once.
  const touched = useTouched(whole && isIn(served.article, language))
  const article = useAsked(
    useMemo(() => articleRequest(slug, language, version), [language, slug, version]),
    served.article,
    !touched,
  )
  const index = useAsked(
    useMemo(() => indexRequest(language), [language]),
    served.index,
    served.index !== undefined,
  )
  const known = useDocumentArticle(`${slug} ${version ?? ''}`, served.article, whole)
  const { problem } = article
  const missing = problem?.status === 404
  const data = article.data ?? (problem && !missing ? known : null)
  // The body in the document belongs to the version that the build knew.
  const same = whole && data !== null && isSame(served.article, data)
  const wanted = index.data?.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  useOwnCrumb(data?.title ?? wanted?.title)
  useStructured(data && !whole ? articleJsonLd(data) : null)
  const title = missing ? t('missing.title') : (data?.title ?? wanted?.title ?? common('loading'))
  return (
    <DocsFrame index={index} slug={slug}>
      <PageHead
        title={title}
        description={
          data ? snippet(data.description, data.language, t('headMore')) : common('loading')
        }
        noindex={missing}
        own={data ? headOf(data) : undefined}
      />
      {data ? (
        <ArticleView article={data} html={same ? served.html : null} stale={problem !== null} />
      ) : problem ? (
        <LatePart
          load={loadNoArticle}
          props={{ problem, version, slug, onRetry: article.retry, busy: article.loading }}
          fallback={<Waiting title={title} />}
        />
      ) : (
        <Waiting title={title} />
      )}
    </DocsFrame>
  )
}

const isIn = (known: unknown, language: string): boolean =>
  isRecord(known) && known['language'] === language

const isSame = (known: unknown, { updatedAt, language }: DocsArticle): boolean =>
  isRecord(known) && known['updatedAt'] === updatedAt && known['language'] === language

function Waiting({ title }: { title: string }) {
  return (
    <div className={s.article}>
      <h1 className="title">{title}</h1>
      <SkeletonGroup label={title}>
        <Skeleton lines={3} />
        <Skeleton variant="block" size="l" />
        <Skeleton lines={6} />
      </SkeletonGroup>
    </div>
  )
}
