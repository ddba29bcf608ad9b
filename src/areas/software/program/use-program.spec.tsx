import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { restoreCache } from '@/api/api.ts'
import { knownAnswer } from '@/api/contract/known.ts'
import { softwareCalls } from '@/api/contract/software.ts'
import { initialPageState } from '@/api/page-state.ts'
import { cacheOf } from '@/api/restore.ts'
import { createStore } from '@/app/store.ts'
import { ServedContext } from '@/shared/served.ts'
import { useProgram } from './use-program.ts'

const slug = 'lantern'
const program = { id: 300, slug, title: 'Lantern', updatedAt: '2026-04-15' }
const path = '/software/lantern'

/** Shows the program of a prerendered file. */
function open(answer: () => Response) {
  document.body.innerHTML = '<div data-served="true"><h2 id="user-content-why">Why</h2></div>'
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const store = createStore(initialPageState)
  const known = knownAnswer(softwareCalls, 'softwareBySlug', { slug }, program)
  store.dispatch(restoreCache(cacheOf([known])))
  const served = { path, answers: [] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <ServedContext value={served}>{children}</ServedContext>
      </MemoryRouter>
    </Provider>
  )
  const view = () => renderHook(() => useProgram(slug), { wrapper })
  return { ...view(), again: view }
}

it('leaves the description in the document while the program is the same', async () => {
  const { result } = open(() => Response.json({ ...program, description: '<p>Full</p>' }))
  expect(result.current).toMatchObject({ html: '', isServed: true, isFetching: true })
  await waitFor(() => expect(result.current.item?.description).toBe('<p>Full</p>'))
  expect(result.current).toMatchObject({ html: '', problem: null })
})

it('replaces the description by that of a newer version', async () => {
  const { result } = open(() => Response.json({ ...program, updatedAt: '2026-11-01' }))
  await waitFor(() => expect(result.current.html).toBeUndefined())
  expect(result.current.item?.updatedAt).toBe('2026-11-01')
})

it('keeps the program if the backend fails, also on the way back', async () => {
  const { result, again, unmount } = open(() => Response.json({}, { status: 400 }))
  await waitFor(() => expect(result.current.problem?.status).toBe(400))
  expect(result.current).toMatchObject({ html: '', item: { title: 'Lantern' } })
  unmount()
  const { current } = again().result
  expect(current.html).toBeUndefined()
  expect(current.item?.description).toBe('<h2 id="why">Why</h2>')
})

it('has no program any more if it has been removed', async () => {
  const { result } = open(() => Response.json({}, { status: 404 }))
  await waitFor(() => expect(result.current.problem?.status).toBe(404))
  expect(result.current).toMatchObject({ item: undefined, html: undefined })
})
