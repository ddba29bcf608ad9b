// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { person, storeOf, userIn } from '../../tests/support/person.ts'
import { readSystemMessage, systemMessageOf } from './system-message.ts'
import type { SystemMessageState } from './system-message.ts'
import * as tabs from './tabs.ts'

const withMessage = (id: unknown, fields: object = {}): User =>
  person({
    profile: { userType: 'customer', systemMessage: { id, message: { en: 'Hi' } } },
    ...fields,
  })
const shown = (user: User): SystemMessageState => {
  const message = systemMessageOf(user)
  if (!message) throw new Error('The user has no message.')
  return message
}

describe('the message of a person', () => {
  it('names the person and the message', () => {
    expect(systemMessageOf(withMessage(3))).toEqual({
      key: '7:3',
      user: 7,
      id: 3,
      texts: { en: 'Hi' },
    })
    expect(systemMessageOf(withMessage('note'))).toMatchObject({ key: '7:note', id: 'note' })
  })

  it.each([
    ['nobody', null],
    ['a person who is unknown', undefined],
    ['a person without one', person()],
    ['one without an id', withMessage(null)],
  ])('is none for %s', (_, user) => {
    expect(systemMessageOf(user)).toBeNull()
  })
})

describe('reading it', () => {
  const requests: { method: string; url: string; body: unknown }[] = []
  let status: number
  let text: string
  let tellTabs: MockInstance<typeof tabs.tellTabs>
  /** The user is fetched again only while somebody reads the query. */
  const refetched = () => requests.filter(({ method }) => method === 'GET').length
  function open(user: User) {
    const store = storeOf(user)
    void store.dispatch(userApi.endpoints.user.initiate())
    return store
  }

  beforeEach(() => {
    requests.length = 0
    status = 200
    text = '{}'
    tellTabs = vi.spyOn(tabs, 'tellTabs').mockImplementation(() => {})
    document.cookie = 'csrf_token=t'
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      requests.push({ method: init.method ?? 'GET', url, body })
      return init.method === 'PUT'
        ? new Response(text, { status })
        : Response.json(person({ name: 'Newer' }))
    })
  })

  it.each([
    ['an answer', '{}'],
    ['an answer that is no JSON', 'OK'],
  ])('removes it after %s, and asks for the next', async (_, body) => {
    text = body
    const user = withMessage(3)
    const store = open(user)
    await readSystemMessage(store.dispatch, shown(user))
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { id: 3 } })
    expect(requests[0]?.url).toMatch(/\/api\/v2\/user\/system_message_read$/)
    expect(userIn(store)?.profile.systemMessage).toBeNull()
    expect(userIn(store)?.profile.userType).toBe('customer')
    await vi.waitFor(() => expect(userIn(store)?.name).toBe('Newer'), 20_000)
    expect(tellTabs.mock.calls).toEqual([['changed']])
  })

  it('keeps it where the backend refused', async () => {
    status = 500
    const user = withMessage(3)
    const store = open(user)
    await expect(readSystemMessage(store.dispatch, shown(user))).rejects.toMatchObject({
      status: 500,
    })
    expect(systemMessageOf(userIn(store))?.key).toBe('7:3')
    expect(refetched()).toBe(0)
    expect(tellTabs).not.toHaveBeenCalled()
  })

  it('asks for the user where it was read on another device', async () => {
    status = 404
    const user = withMessage(3)
    const store = open(user)
    await expect(readSystemMessage(store.dispatch, shown(user))).rejects.toMatchObject({
      status: 404,
    })
    await vi.waitFor(() => expect(refetched()).toBe(1), 20_000)
  })

  it.each([
    ['another person', withMessage(3, { id: 8 })],
    ['another message', withMessage(4)],
  ])('leaves the message of %s', async (_, now) => {
    const store = open(now)
    await readSystemMessage(store.dispatch, shown(withMessage(3)))
    expect(userIn(store)).toEqual(now)
  })
})
