import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { useAbortReplaced } from './use-abort-replaced.ts'

it('aborts the request of a text that has changed, and not one that a remount still waits for', async () => {
  const abort = vi.fn<(text: string) => void>()
  const store = createStore(initialPageState)
  function Search({ text }: { text: string | null }) {
    useAbortReplaced(text, (one) => () => ({ abort: () => abort(one) }))
    return null
  }
  const view = (text: string | null) => (
    <StrictMode>
      <Provider store={store}>
        <Search text={text} />
      </Provider>
    </StrictMode>
  )
  const { rerender, unmount } = render(view('cap'))
  await Promise.resolve()
  expect(abort).not.toHaveBeenCalled()
  rerender(view('captcha'))
  await Promise.resolve()
  expect(abort.mock.calls).toEqual([['cap']])
  rerender(view(null))
  await Promise.resolve()
  expect(abort.mock.calls).toEqual([['cap'], ['captcha']])
  unmount()
  expect(abort).toHaveBeenCalledTimes(2)
})
