import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { restoreCache } from '@/api/api.ts'
import { docsCalls } from '@/api/contract/docs.ts'
import { knownAnswer } from '@/api/contract/known.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { initialPageState } from '@/api/page-state.ts'
import { cacheOf } from '@/api/restore.ts'
import { createStore } from '@/app/store.ts'
import { PageContext } from '@/i18n/page-context.ts'
import { rows } from '@/routes/table/index.ts'
import { ServedContext } from '@/shared/served.ts'
import type { Language } from '@/site/languages.ts'
import { useDocsArticle } from './use-article.ts'

const arg = { slug: 'limits', language: 'en' } as const
const article = { slug: 'limits', title: 'Limits', language: 'en', updatedAt: '2026-04-15' }
const path = '/api-docs/limits'

/** Shows the article of a prerendered file. */
function open(answer: (url: string) => Response) {
  document.body.innerHTML =
    '<main><article><div role="presentation"><h2 id="user-content-size">Sizes</h2></div></article></main>'
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)))
  const store = createStore(initialPageState)
  store.dispatch(restoreCache(cacheOf([knownAnswer(docsCalls, 'docsArticle', arg, article)])))
  const served = { path, answers: [] }
  let language: Language = 'en'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <ServedContext value={served}>
          <PageContext
            value={{
              id: 'apiDocsArticle',
              row: rows.apiDocsArticle,
              path,
              slugs: {},
              params: {},
              language,
              wanted: language,
              missing: false,
            }}
          >
            {children}
          </PageContext>
        </ServedContext>
      </MemoryRouter>
    </Provider>
  )
  const view = () => renderHook(() => useDocsArticle('limits', undefined), { wrapper })
  const hook = view()
  return {
    ...hook,
    again: view,
    speak: (next: Language) => {
      language = next
      hook.rerender()
    },
    cached: () => docsApi.endpoints.docsArticle.select(arg)(store.getState()).data?.bodyHtml,
  }
}

it('leaves the body in the document, and in the cache for later visits, if nothing changed', async () => {
  const { result, cached } = open(() => Response.json({ ...article, bodyHtml: '<p>Full</p>' }))
  expect(result.current).toMatchObject({ html: '', isServed: true, isFetching: true })
  expect(cached()).toBe('<h2 id="size">Sizes</h2>')
  await waitFor(() => expect(result.current.article?.bodyHtml).toBe('<p>Full</p>'))
  expect(result.current).toMatchObject({ html: '', problem: null })
})

it('replaces the body by that of a newer article', async () => {
  const { result } = open(() => Response.json({ ...article, updatedAt: '2026-11-01' }))
  await waitFor(() => expect(result.current.html).toBeNull())
  expect(result.current.article?.updatedAt).toBe('2026-11-01')
})

it('stays if the backend fails, also in another language than the reader’s and on the way back', async () => {
  const { result, speak, again, unmount } = open(() => Response.json({}, { status: 400 }))
  await waitFor(() => expect(result.current.problem?.status).toBe(400))
  expect(result.current).toMatchObject({ html: '', article: { title: 'Limits' } })
  speak('ru')
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current).toMatchObject({ html: '', article: { language: 'en' } })
  expect(result.current.problem?.status).toBe(400)
  speak('en')
  unmount()
  const { current } = again().result
  expect(current.html).toBeNull()
  expect(current.article?.bodyHtml).toBe('<h2 id="size">Sizes</h2>')
})

it('is replaced by the reader’s language, and goes if there is no such article any more', async () => {
  const { result, speak } = open((url) =>
    url.includes('language=ru')
      ? Response.json({ ...article, language: 'ru', title: 'Лимиты' })
      : Response.json({}, { status: 404 }),
  )
  await waitFor(() => expect(result.current.isMissing).toBe(true))
  expect(result.current).toMatchObject({ html: null, article: undefined })
  speak('ru')
  await waitFor(() => expect(result.current.article?.title).toBe('Лимиты'))
  expect(result.current).toMatchObject({ html: null, isMissing: false })
})
