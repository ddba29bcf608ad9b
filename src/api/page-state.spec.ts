import { expect, it } from 'vitest'
import {
  accessRefused,
  attributed,
  initialPageState,
  nobodyFound,
  pageReducer,
  selectAttribution,
  selectIsSignedIn,
  selectNobodySince,
  selectProxyHeaders,
  selectRefusals,
  selectSession,
  sessionNeeded,
  signedInChanged,
} from './page-state.ts'
import type { PageState } from './page-state.ts'

const after = (...actions: Parameters<typeof pageReducer>[1][]): PageState =>
  actions.reduce(pageReducer, initialPageState)

it('begins with nothing known', () => {
  expect(pageReducer(undefined, { type: 'x' })).toBe(initialPageState)
})

it('counts refusals', () => {
  const page = after(accessRefused(), accessRefused())
  expect(selectRefusals({ page })).toBe(2)
})

it('remembers that the session is needed, and draws nothing again for it', () => {
  const page = after(sessionNeeded())
  expect(selectSession({ page })).toBe(true)
  expect(pageReducer(page, sessionNeeded())).toBe(page)
})

it('knows since when nobody is signed in, until the session is needed', () => {
  const page = after(nobodyFound(5))
  expect(selectNobodySince({ page })).toBe(5)
  expect(selectNobodySince({ page: pageReducer(page, sessionNeeded()) })).toBeNull()
})

it('knows whether somebody is signed in, and draws nothing again for the same', () => {
  const page = after(signedInChanged(true))
  expect(selectIsSignedIn({ page })).toBe(true)
  expect(pageReducer(page, signedInChanged(true))).toBe(page)
  expect(selectIsSignedIn({ page: pageReducer(page, signedInChanged(false)) })).toBe(false)
})

it('adds what is learned about where the visitor came from', () => {
  const page = after(
    attributed({ referral: { id: 'me' } }),
    attributed({ utm: { utm_source: 'mail' } }),
  )
  expect(selectAttribution({ page })).toEqual({
    referer: null,
    referral: { id: 'me' },
    referralSent: false,
    utm: { utm_source: 'mail' },
  })
})

it('carries the headers of the document', () => {
  const page = { ...initialPageState, proxyHeaders: { 'x-from': 'edge' } }
  expect(selectProxyHeaders({ page })).toEqual({ 'x-from': 'edge' })
})
