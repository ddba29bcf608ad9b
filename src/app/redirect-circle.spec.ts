import { expect, it } from 'vitest'
import { createRedirectChain, RedirectCircle } from './redirect-circle.ts'

it('ends a chain of redirects at the fourth', () => {
  const { redirected } = createRedirectChain(() => 0)
  for (let at = 1; at <= 3; at += 1) redirected()
  expect(redirected).toThrow(RedirectCircle)
})

it('counts a chain, not what a person does: pages in between and ten seconds end it', () => {
  let now = 0
  const { redirected, arrived } = createRedirectChain(() => now)
  for (let visit = 1; visit <= 8; visit += 1) {
    redirected()
    arrived()
  }
  for (let at = 1; at <= 3; at += 1) redirected()
  now = 10_000
  expect(redirected).not.toThrow()
})
