import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import type { DocsArticle, DocsIndex } from '@/api/contract/docs.ts'
import type { Problem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { docsArticleKey, docsIndexKey } from '@/routes/docs.ts'
import { idPrefix } from '@/shared/html/id-prefix.ts'
import { useServed } from '@/shared/served.ts'
import { site } from '@/site/site.ts'
import type { Language } from '@/site/languages.ts'

/** What has come, for the way back: articles are the same for everybody. Gone with the app. */
const kept = new WeakMap<object, Map<string, unknown>>()
const loadCalls = () => chunk(() => import('./calls.ts'), { reload: false })

type Here = Pick<Store, 'getState' | 'dispatch'>
function keptBy(store: Here): Map<string, unknown> {
  let map = kept.get(store.dispatch)
  if (!map) kept.set(store.dispatch, (map = new Map()))
  return map
}

export interface Asked<T> {
  data: T | null
  problem: Problem | null
  loading: boolean
  retry: () => void
}

/** Something that is asked for once, and can be asked for again. */
export interface Request<T> {
  key: string
  is: (value: unknown) => value is T
  send: (store: Here, signal?: AbortSignal) => Promise<T>
}

const hasKeys =
  <T>(...keys: string[]) =>
  (value: unknown): value is T =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)

const isArticle = hasKeys<DocsArticle>('slug', 'title', 'bodyHtml', 'versions')

export const articleRequest = (
  slug: string,
  language: Language,
  version?: string,
): Request<DocsArticle> => ({
  key: `${language} ${slug} ${version ?? ''}`,
  is: isArticle,
  send: async (store, signal) => {
    const { ask, docsCalls } = await loadCalls()
    const place = { slug, language, hostname: site.canonicalHost }
    const arg = { ...place, ...(version !== undefined && { version }) }
    // Uses ask(): an open page has no RTK Query in its first load.
    return ask(store, docsCalls.docsArticle, arg, signal)
  },
})

export const indexRequest = (language: Language): Request<DocsIndex> => ({
  key: `index ${language}`,
  is: hasKeys('groups'),
  send: async (store, signal) => {
    const { ask, docsCalls } = await loadCalls()
    // Uses ask(): an open page has no RTK Query in its first load.
    return ask(store, docsCalls.docsIndex, { language, hostname: site.canonicalHost }, signal)
  },
})

/** What is not a failed call is a chunk that cannot be loaded. */
const problemOf = (error: unknown): Problem =>
  typeof error === 'object' && error !== null && 'kind' in error && isProblem(error)
    ? error
    : { kind: 'PART_LOST' }
const isProblem = (error: { kind: unknown }): error is Problem => typeof error.kind === 'string'

interface Told<T> {
  request: Request<T>
  turn: number
  data: T | null
  problem: Problem | null
}

/**
 * An answer: what the build knew, what has come before, then what the backend says.
 * @param request one object as long as it is the same question
 * @param waiting nothing is asked for yet: the document has all of it
 */
export function useAsked<T>(request: Request<T>, known: unknown, waiting: boolean): Asked<T> {
  const store = useStore()
  const [turn, setTurn] = useState(0)
  const [told, setTold] = useState<Told<T> | null>(null)
  const first = useMemo(() => {
    const before = keptBy(store).get(request.key)
    return request.is(known) ? known : request.is(before) ? before : null
  }, [known, request, store])
  useEffect(() => {
    if (waiting) return
    const stop = new AbortController()
    request.send(store, stop.signal).then(
      (data) => {
        if (stop.signal.aborted) return
        keptBy(store).set(request.key, data)
        setTold({ request, turn, data, problem: null })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const problem = problemOf(error)
        if (problem.status === 404) keptBy(store).delete(request.key)
        setTold({ request, turn, data: null, problem })
      },
    )
    return () => stop.abort()
  }, [request, store, turn, waiting])
  const live = told?.request === request ? told : null
  const gone = live?.problem?.status === 404
  return {
    data: gone ? null : (live?.data ?? first),
    problem: live?.problem ?? null,
    loading: !waiting && live?.turn !== turn,
    retry: useCallback(() => setTurn((one) => one + 1), []),
  }
}

/** What the build has written into this document. */
export function useServedDocs(slug: string, language: Language) {
  const served = useServed()
  return {
    article: served?.answers[docsArticleKey(slug)],
    index: served?.answers[docsIndexKey(language)],
    // A browser takes up the body that its document has; the build alone writes one.
    html: served?.answers[docsArticleKey(slug)] === undefined ? null : (served.html ?? ''),
  }
}

/**
 * The text of an article as it stands in the document, without what the sanitiser put before its
 * ids.
 */
const textInDocument = (): string =>
  document
    .querySelector('main article [role=presentation]')
    ?.innerHTML.replaceAll(`id="${idPrefix}`, 'id="') ?? ''

/**
 * The article that the document came with. Its text is gone once the page is drawn in its reader's
 * language; where that can't be had, it is better than nothing.
 * @param place of the page: slug and version
 * @param whole the document has the article, and this is its first showing
 */
export function useDocumentArticle(place: string, served: unknown, whole: boolean) {
  const store = useStore()
  const key = `document ${place}`
  const [found] = useState(() =>
    whole && typeof document !== 'undefined' && isArticle(served)
      ? { ...served, bodyHtml: textInDocument() }
      : null,
  )
  useEffect(() => {
    if (found) keptBy(store).set(key, found)
  }, [found, key, store])
  const before = keptBy(store).get(key)
  return found ?? (isArticle(before) ? before : null)
}
