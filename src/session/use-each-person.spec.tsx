import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/user.ts'
import type { AppStore } from '@/app/store.ts'
import { drawn } from '../../tests/support/drawn.ts'
import { person, setUser, storeOf } from '../../tests/support/person.ts'
import { setSignedOut } from './sign-out.ts'
import { useEachPerson } from './use-each-person.ts'

const run = vi.fn<(user: User) => void>()
let idle: (() => void)[]
function Sample() {
  useEachPerson(run)
  return null
}
function show(store: AppStore) {
  return render(
    <Provider store={store}>
      <Sample />
    </Provider>,
  )
}
const answer = async (store: AppStore, user: User) => {
  setUser(store, user)
  await drawn()
}
const rest = () => act(() => idle.splice(0).forEach((task) => task()))
const seen = () => run.mock.calls.map(([{ id }]) => id)

beforeEach(() => {
  run.mockReset()
  idle = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void (idle[handle - 1] = () => {}))
})
// Before the globals are restored, as the page may still cancel a task.
afterEach(cleanup)

it('calls back once per person, when the main thread is idle', async () => {
  const store = storeOf(person())
  show(store)
  expect(seen()).toEqual([])
  rest()
  expect(seen()).toEqual([7])
  await answer(store, person({ name: 'The same' }))
  rest()
  expect(seen()).toEqual([7])
  await answer(store, person({ id: 8 }))
  rest()
  expect(seen()).toEqual([7, 8])
})

it('calls back again for a person who signs out and in', async () => {
  const store = storeOf(person())
  show(store)
  rest()
  setSignedOut(store.dispatch)
  await drawn()
  rest()
  await answer(store, person())
  rest()
  expect(seen()).toEqual([7, 7])
})

it('does not call back for nobody, or for a page that has been left', () => {
  show(storeOf(null))
  rest()
  const { unmount } = show(storeOf(person()))
  unmount()
  rest()
  expect(seen()).toEqual([])
})
