import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { ArticleKind } from '@/routes/articles.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { useOwnCrumb } from '../crumb-name.ts'
import { LatePart } from '../LatePart.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { ArticleView } from './ArticleView.tsx'
import { articleHref, articleLanguage } from './kinds.ts'
import { loadReaders } from './load-readers.ts'
import { articleThing, headOf } from './structured.ts'
import { useArticle } from './use-article.ts'
import { useTouched } from '../use-touched.ts'
import { useStructured } from '../use-structured.ts'

const noArticle = async () => (await import('./States.tsx')).NoArticle
const articleReader = async () => (await loadReaders()).ArticleReader

/** An article of one kind: the template of every page that shows one. */
export function ArticlePage({ kind }: { kind: ArticleKind }) {
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  return <OneArticle key={slug} kind={kind} slug={slug} />
}

const isTwin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'other' in state

function OneArticle({ kind, slug }: { kind: ArticleKind; slug: string }) {
  const { t } = useTranslation('articles')
  const { article, body, problem, tell, handle, lost, retry, loading, whole } = useArticle(
    kind,
    slug,
  )
  const touched = useTouched(whole)
  const reading = articleLanguage(usePage().language)
  const { state } = useLocation()
  const navigate = useNavigate()
  useOwnCrumb(article?.title)
  useStructured(article && !whole ? articleThing(kind, article) : null)

  // Who reads another language gets the article's other in it, where there is one; once, whatever others say of each other.
  const other =
    article && article.language !== reading && !isTwin(state)
      ? article.translations.find(({ language }) => language === reading)
      : undefined
  const to = other && articleHref(kind, other.slug, other.language)
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, state: { other: true } })
  }, [navigate, to])

  const missing = problem?.status === 404
  return (
    <>
      {touched && (
        <LatePart
          load={articleReader}
          props={{ kind, slug, tell, handle }}
          fallback={null}
          lost={lost}
        />
      )}
      {article ? (
        <PageHead
          title={article.seo?.title ?? article.title}
          description={article.seo?.description ?? article.excerpt ?? undefined}
          noindex={article.seo?.noindex}
          own={headOf(kind, article)}
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
        <LatePart
          load={noArticle}
          props={{ kind, problem, onRetry: retry, busy: loading }}
          fallback={<ArticleSkeleton title={t(`wait.${kind}`)} />}
        />
      ) : (
        <ArticleSkeleton title={t(`wait.${kind}`)} />
      )}
    </>
  )
}
