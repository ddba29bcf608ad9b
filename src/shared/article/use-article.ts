import { useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import type { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import type { WithPage } from '@/api/page-state.ts'
import type { Problem } from '@/api/problem.ts'
import { useServed } from '../served.ts'
import { articleKey, outlineKey } from '@/routes/articles.ts'
import { loadedReaders } from './load-readers.ts'
import type { Heading } from '@/shared/article-body/outline.ts'
import type { ServedBody } from '@/shared/article-body/use-body.ts'
import type { ArticleState } from './Readers.tsx'
import { isArticle } from './structured.ts'

const isHeading = (value: unknown): value is Heading =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'text' in value &&
  'level' in value

export interface Shown {
  article: Article | null
  body: ServedBody | null
  problem: Problem | null
}

/**
 * Returns the article of an address: first from the build, then from the cache, then from the
 * reader.
 */
export function useArticle(kind: ArticleKind, slug: string) {
  const store: Store<WithPage> = useStore<WithPage>()
  const served = useServed()
  const key = `${kind} ${slug}`
  const [told, setTold] = useState<ArticleState | null>(null)
  const again = useRef<(() => void) | null>(null)
  const handle = useCallback((retry: () => void) => void (again.current = retry), [])

  const begun = useMemo((): Shown => {
    const answer = served?.answers[articleKey(kind, slug)]
    if (served && isArticle(answer)) {
      const outline = served.answers[outlineKey]
      return {
        article: answer,
        body: {
          html: served.html ?? '',
          headings: Array.isArray(outline) ? outline.filter((one) => isHeading(one)) : [],
        },
        problem: null,
      }
    }
    return {
      article: loadedReaders()?.peekArticle(store, kind, slug) ?? null,
      body: null,
      problem: null,
    }
  }, [kind, served, slug, store])

  const live = told?.key === key ? told : null
  const shown = ((): Shown => {
    // The article was removed after the build, or after it was cached.
    if (live?.problem?.status === 404) return { article: null, body: null, problem: live.problem }
    if (live?.article) {
      // If the version is the one in the document, the document stays unchanged.
      const same = begun.body !== null && begun.article?.updatedAt === live.article.updatedAt
      return { article: live.article, body: same ? begun.body : null, problem: null }
    }
    return { ...begun, problem: begun.article ? null : (live?.problem ?? null) }
  })()
  const lost = useCallback(
    () => setTold({ key, article: null, loading: false, problem: { kind: 'PART_LOST' } }),
    [key],
  )
  const retry = useCallback(() => (again.current ? again.current() : location.reload()), [])
  // `whole`: the document contains all of it, including its structured data.
  return {
    ...shown,
    whole: begun.body !== null,
    loading: live === null || live.loading,
    tell: setTold,
    handle,
    lost,
    retry,
  }
}
