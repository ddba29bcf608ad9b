import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'

export interface OpenedArticle {
  article: EditorArticle | null
  problem: Problem | null
  busy: boolean
  /** Reloads the article and returns it. */
  reopen: () => Promise<EditorArticle | null>
}

/**
 * The article when it is opened for editing. It neither comes from the cache nor is refetched when
 * lists are invalidated, because from then on the page knows its state.
 */
export function useOpenedArticle(kind: EditorKind, slug: string, language: string): OpenedArticle {
  const dispatch = useDispatch<Dispatch>()
  const [state, setState] = useState<{
    article: EditorArticle | null
    problem: Problem | null
    busy: boolean
  }>({
    article: null,
    problem: null,
    busy: true,
  })
  const open = useCallback(
    () =>
      dispatch(
        editorApi.endpoints.editorBySlug.initiate(
          { kind, slug, language },
          { subscribe: false, forceRefetch: true },
        ),
      ).unwrap(),
    [dispatch, kind, language, slug],
  )

  useEffect(() => {
    let current = true
    setState({ article: null, problem: null, busy: true })
    open().then(
      (article) => current && setState({ article, problem: null, busy: false }),
      (error: unknown) =>
        current && setState({ article: null, problem: toProblem(error), busy: false }),
    )
    return () => {
      current = false
    }
  }, [open])

  const reopen = useCallback(async () => {
    setState((before) => ({ ...before, busy: true }))
    try {
      const article = await open()
      setState({ article, problem: null, busy: false })
      return article
    } catch (error) {
      setState((before) => ({
        article: before.article,
        problem: before.article ? null : toProblem(error),
        busy: false,
      }))
      return null
    }
  }, [open])

  return { ...state, reopen }
}
