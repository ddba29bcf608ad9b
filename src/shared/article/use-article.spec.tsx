import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { restoreCache } from '@/api/api.ts'
import { articlesCalls } from '@/api/contract/articles.ts'
import { knownAnswer } from '@/api/contract/known.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import { initialPageState } from '@/api/page-state.ts'
import { cacheOf } from '@/api/restore.ts'
import { createStore } from '@/app/store.ts'
import { ServedContext } from '@/shared/served.ts'
import { useArticle } from './use-article.ts'

const arg = { kind: 'blog', slug: 'polling' } as const
const path = '/blog/polling'
const article = { id: 1, slug: 'polling', title: 'Polling', updatedAt: '2026-04-15' }
const written = '<h2 id="user-content-wait">Wait</h2>'
const headings = [{ id: 'user-content-wait', text: 'Wait', level: 2 }]

/** Shows the article of a prerendered file. */
function open(answer: () => Response) {
  document.body.innerHTML = `<article><div data-served="true">${written}</div></article>`
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const store = createStore(initialPageState)
  const known = knownAnswer(articlesCalls, 'article', { slug: 'polling' }, article)
  store.dispatch(restoreCache(cacheOf([{ ...known, endpoint: 'articleBySlug', arg }])))
  const served = { path, answers: [] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <ServedContext value={served}>{children}</ServedContext>
      </MemoryRouter>
    </Provider>
  )
  const view = () => renderHook(() => useArticle('blog', 'polling'), { wrapper })
  return {
    ...view(),
    again: view,
    cached: () => articlesApi.endpoints.articleBySlug.select(arg)(store.getState()).data?.bodyHtml,
  }
}

it('leaves the body in the document, and in the cache for later visits, if nothing changed', async () => {
  const { result, cached } = open(() => Response.json({ ...article, bodyHtml: '<p>Full</p>' }))
  expect(result.current).toMatchObject({ body: { headings }, isServed: true, isFetching: true })
  expect(cached()).toBe(written)
  await waitFor(() => expect(result.current.article?.bodyHtml).toBe('<p>Full</p>'))
  expect(result.current).toMatchObject({ body: { headings }, problem: null })
})

it('replaces the body by that of a newer article', async () => {
  const { result } = open(() => Response.json({ ...article, updatedAt: '2026-11-01' }))
  await waitFor(() => expect(result.current.body).toBeNull())
  expect(result.current.article?.updatedAt).toBe('2026-11-01')
})

it('stays if the backend fails, also on the way back', async () => {
  const { result, again, unmount } = open(() => Response.json({}, { status: 400 }))
  await waitFor(() => expect(result.current.problem?.status).toBe(400))
  expect(result.current).toMatchObject({ body: { headings }, article: { title: 'Polling' } })
  unmount()
  const { current } = again().result
  expect(current.body).toBeNull()
  expect(current.article?.bodyHtml).toBe(written)
})

it('goes if it was removed after the build', async () => {
  const { result } = open(() => Response.json({}, { status: 404 }))
  await waitFor(() => expect(result.current.problem?.status).toBe(404))
  expect(result.current).toMatchObject({ article: undefined, body: null })
})
