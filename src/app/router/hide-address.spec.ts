// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { createLinkMemory } from '@/shared/link/link-memory.ts'
import { hideAddress } from './hide-address.ts'

const link = { hash: 'ab12', userId: '7' }
const place = '/auth/check_key/-/-'

beforeEach(() => history.replaceState(null, '', '/'))

/** Opens the document, and then the router. */
function open() {
  const links = createLinkMemory()
  hideAddress(links)
  const router = createBrowserRouter([{ path: '*' }])
  const { state } = router.state.location
  router.dispose()
  return { links, state }
}

it('takes the token out of the address bar, and the router finds it as the state of its location', () => {
  history.replaceState(null, '', '/auth/check_key/ab12/7?utm_source=mail#top')
  const { links, state } = open()
  expect(location.pathname + location.search + location.hash).toBe(`${place}?utm_source=mail#top`)
  expect(state).toEqual({ link })
  expect(links.get(place)).toEqual(link)
})

it('still knows it after a reload', () => {
  history.replaceState(null, '', '/auth/login?return_to=/auth/check_key/ab12/7')
  open()
  const { links, state } = open()
  expect(location.search).toBe('?return_to=%2Fauth%2Fcheck_key%2F-%2F-')
  expect(state).toEqual({ link })
  expect(links.get(place)).toEqual(link)
})

it('leaves any other address, and what others keep in the state, alone', () => {
  const kept = { usr: { email: 'a@b.c' }, key: 'k', idx: 3 }
  history.replaceState(kept, '', '/pricing?q=%D1%8F')
  hideAddress(createLinkMemory())
  expect(history.state).toEqual(kept)
  expect(location.search).toBe('?q=%D1%8F')
  history.replaceState(kept, '', '/auth/check_key/ab12/7')
  hideAddress(createLinkMemory())
  expect(history.state).toEqual({ usr: { email: 'a@b.c', link }, key: 'k', idx: 3 })
})
