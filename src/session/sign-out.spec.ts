// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { noteChange } from '@/api/in-flight.ts'
import { saveDraft, readDraft } from '@/lib/drafts.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import { person, storeOf, userIn } from '../../tests/support/person.ts'
import { enter } from './enter.ts'
import { forget, setSignedOut, signOut } from './sign-out.ts'
import * as tabs from './tabs.ts'

const answer = (status: number) => vi.fn(async () => new Response(null, { status }))
let tellTabs: MockInstance<typeof tabs.tellTabs>
const type = (owner: number) => {
  saveDraft(owner, 'ticket', '', 'typed')
  saveKept(owner, 'filters', 'kept')
}
const left = (owner: number) => [readDraft(owner, 'ticket', ''), readKept(owner, 'filters')]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = 'csrf_token=t'
  tellTabs = vi.spyOn(tabs, 'tellTabs').mockImplementation(() => {})
})

it('makes the person nobody, and leaves what guards still have to run for', () => {
  const store = storeOf(person())
  type(7)
  setSignedOut(store.dispatch)
  expect(userIn(store)).toBeNull()
  expect(left(7)).toEqual(['typed', 'kept'])
})

it('forgets everything of the person in this tab', () => {
  const store = storeOf(person())
  type(7)
  forget(store.dispatch)
  expect(userIn(store)).toBeNull()
  expect(left(7)).toEqual([null, null])
})

it('ends the session, and tells the other tabs', async () => {
  const logout = answer(204)
  vi.stubGlobal('fetch', logout)
  const store = storeOf(person())
  type(7)
  await signOut(store.dispatch)
  expect(logout).toHaveBeenCalledTimes(1)
  expect([userIn(store), left(7), tellTabs.mock.calls]).toEqual([
    null,
    [null, null],
    [['signed-out']],
  ])
})

it('counts a session that has ended already as ended', async () => {
  vi.stubGlobal('fetch', answer(401))
  const store = storeOf(person())
  await signOut(store.dispatch)
  expect(userIn(store)).toBeNull()
  expect(tellTabs).toHaveBeenCalledWith('signed-out')
})

it('removes nothing where the backend did not end it', async () => {
  vi.stubGlobal('fetch', answer(500))
  const store = storeOf(person())
  type(7)
  await expect(signOut(store.dispatch)).rejects.toMatchObject({ kind: 'HTTP', status: 500 })
  expect(userIn(store)?.id).toBe(7)
  expect(left(7)).toEqual(['typed', 'kept'])
  expect(tellTabs).not.toHaveBeenCalled()
})

it('removes what another person has left when somebody signs in, and keeps their own', () => {
  const store = storeOf(person())
  type(7)
  type(8)
  enter(store.dispatch, person({ id: 8 }))
  expect(userIn(store)?.id).toBe(8)
  expect([left(7), left(8)]).toEqual([
    [null, null],
    ['typed', 'kept'],
  ])
  expect(tellTabs).toHaveBeenCalledWith('signed-in')
})

it.each(['lost', 'refused'] as const)(
  'waits for the answer of a change, and does not happen where it was %s',
  async (end) => {
    const store = storeOf(person())
    type(7)
    const reply = Promise.withResolvers<null>()
    void noteChange(reply.promise, () => end)
    const logout = answer(204)
    vi.stubGlobal('fetch', logout)
    const leaving = signOut(store.dispatch)
    await Promise.resolve()
    expect(logout).not.toHaveBeenCalled()
    reply.resolve(null)
    expect(await leaving).toBe(end)
    expect(logout).not.toHaveBeenCalled()
    expect(left(7)).toEqual(['typed', 'kept'])
    await signOut(store.dispatch)
    expect(userIn(store)).toBeNull()
  },
)
