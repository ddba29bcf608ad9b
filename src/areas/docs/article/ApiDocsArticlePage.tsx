import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { snippet } from '@/head/snippet.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage } from '@/i18n/page-context.ts'
import { seenOr } from '@/lib/unseen.ts'
import type { PageLoader } from '@/session/person.ts'
import { loadSanitiser } from '@/shared/html/sanitiser.ts'
import { useStructured } from '@/shared/use-structured.ts'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { DocsFrame } from '../DocsFrame.tsx'
import s from '../docs.module.css'
import { DocsArticleView } from './DocsArticleView.tsx'
import { docsJsonLd, docsHead, structuredDocs } from './head.ts'
import { NoDocsArticle } from './NoDocsArticle.tsx'
import { useDocsFeeds } from './use-docs-feeds.ts'
import { useDocsArticle } from './use-article.ts'
import { useVersionName } from './Versions.tsx'

let isFirst = true

/** Whether the document holds the body of the article that is opened. */
function isInDocument(): boolean {
  const first = isFirst
  isFirst = false
  return first && document.querySelector('#root[data-page^=apiDocs] article') !== null
}

export const loader: PageLoader = async ({ store, language, params: { slug = '', version } }) => {
  const { docsArticle, docsIndex } = docsApi.endpoints
  await Promise.all([
    firstPaint(
      store.dispatch(docsArticle.initiate({ slug, language, version })),
      store.dispatch(docsIndex.initiate({ language })),
    ),
    isInDocument() ? null : loadSanitiser(),
  ])
  return null
}

export const structured: Structured = structuredDocs

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
  const versionName = useVersionName()
  const feedsOf = useDocsFeeds()
  const { article, problem, isMissing, isFetching, refetch, isServed, html } = useDocsArticle(
    slug,
    version,
  )
  const { currentData: index } = docsApi.useDocsIndexQuery({ language })
  const listed = index?.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  useOwnCrumb(article?.title ?? listed?.title)
  useStructured(article && !isServed ? docsJsonLd(article) : null)
  const named = seenOr([article?.title, listed?.title], article ? slug : common('loading'))
  // The current version has the same name at another address.
  const title = isMissing
    ? t('missing.title')
    : [named, ...(version === undefined ? [] : [versionName(version)])].join(' · ')
  return (
    <DocsFrame slug={slug}>
      <PageHead
        title={title}
        description={
          article
            ? snippet(article.description, article.language, t('headMore'))
            : common('loading')
        }
        noindex={isMissing}
        own={article ? docsHead(article) : undefined}
        feeds={article && version === undefined ? feedsOf(article) : []}
      />
      {article ? (
        <DocsArticleView article={article} html={html} stale={problem !== null} />
      ) : problem ? (
        <NoDocsArticle
          problem={problem}
          version={version}
          slug={slug}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div className={s.article}>
          <h1 className="title">{title}</h1>
          <SkeletonGroup label={title}>
            <Skeleton lines={3} />
            <Skeleton variant="block" size="l" />
            <Skeleton lines={6} />
          </SkeletonGroup>
        </div>
      )}
    </DocsFrame>
  )
}
