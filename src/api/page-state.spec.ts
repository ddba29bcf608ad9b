import { expect, it } from 'vitest'
import {
  attributed,
  initialPageState,
  pageSlice,
  selectAttribution,
  selectCallHeaders,
} from './page-state.ts'

it('adds what is learned about where the visitor came from', () => {
  const page = [
    attributed({ referral: { id: 'me' } }),
    attributed({ utm: { utm_source: 'mail' } }),
  ].reduce(pageSlice.reducer, initialPageState)
  expect(selectAttribution({ page })).toEqual({
    referer: null,
    referral: { id: 'me' },
    referralSent: false,
    utm: { utm_source: 'mail' },
  })
})

it('carries the headers of the document', () => {
  const page = { ...initialPageState, proxyHeaders: { 'x-from': 'edge' } }
  expect(selectCallHeaders({ page })).toEqual({ 'x-from': 'edge' })
  const inTeam = { ...page, team: '7' }
  expect(selectCallHeaders({ page: inTeam })).toEqual({ 'x-from': 'edge', 'x-team': '7' })
})
