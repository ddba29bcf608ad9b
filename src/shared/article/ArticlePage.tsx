import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import type { ArticleKind } from '@/routes/articles.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { seenOr } from '@/lib/unseen.ts'
import { titleOf } from './title-of.ts'
import { useOwnCrumb } from '../crumb-name.ts'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { ArticleView } from './ArticleView.tsx'
import { articleHref, articleLanguage } from './kinds.ts'
import { NoArticle } from './States.tsx'
import { articleJsonLd, articleHead } from './structured.ts'
import { useArticle } from './use-article.ts'
import { useStructured } from '../use-structured.ts'

/** The template of every page that shows an article. */
export function ArticlePage({ kind }: { kind: ArticleKind }) {
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  return <OneArticle key={slug} kind={kind} slug={slug} />
}

const isTranslation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'other' in state

/** Leads on once, even where a backend names another slug each time. */
const isRedirected = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'moved' in state

function OneArticle({ kind, slug }: { kind: ArticleKind; slug: string }) {
  const { t } = useTranslation('articles')
  const { article, body, isServed, problem, isFetching, refetch } = useArticle(kind, slug)
  const reading = articleLanguage(usePage().language)
  const { state } = useLocation()
  const navigate = useNavigate()
  useOwnCrumb(article && titleOf({ ...article, h1: null }))
  useStructured(article && !isServed ? articleJsonLd(kind, article) : null)

  // Switches once to the article in the reader's language, if there is one, even when both articles
  // refer to each other.
  const other =
    article && article.language !== reading && !isTranslation(state)
      ? article.translations.find(({ language }) => language === reading)
      : undefined
  // The answer to an old address is the article, whose address has changed.
  const isMoved = article !== undefined && article.slug !== slug && !isRedirected(state)
  const moved = isMoved ? articleHref(kind, article.slug, article.language) : undefined
  const to = other ? articleHref(kind, other.slug, other.language) : moved
  useEffect(() => {
    if (to !== undefined)
      void navigate(to, {
        replace: true,
        state: to === moved ? { moved: true } : { other: true },
      })
  }, [moved, navigate, to])

  const missing = problem?.status === 404
  return (
    <>
      {article ? (
        <PageHead
          title={seenOr([article.seo?.title], titleOf({ ...article, h1: null }))}
          description={article.seo?.description ?? article.excerpt ?? undefined}
          noindex={article.seo?.noindex}
          own={articleHead(kind, article)}
        />
      ) : (
        <PageHead
          title={t(missing ? `missing.${kind}.title` : `wait.${kind}`)}
          noindex={missing}
          description={t(`wait.${kind}`)}
        />
      )}
      {article ? (
        <ArticleView kind={kind} article={article} body={body} />
      ) : problem ? (
        <NoArticle kind={kind} problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ArticleSkeleton title={t(`wait.${kind}`)} />
      )}
    </>
  )
}
