import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

// How fast the machine is decides no test: what comes is waited for, a busy one included.
configure({
  asyncUtilTimeout: 20_000,
  // The page as text is for whoever reads a failure; made for each look of a `waitFor` it took a tenth of the time.
  getElementError: (message, container) =>
    Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
    }),
})

// React takes a stack for each element that it makes, to say in a warning where: a fifth of the time of these tests. Beyond its own limit it
// makes do without; here it is always beyond.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })

beforeEach(() => {
  // jsdom has no layout: it says "not implemented" where a browser would scroll.
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  // A new visitor: nothing stored, no cookie, an address of no importance.
  localStorage.clear()
  sessionStorage.clear()
  for (const name of document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim())) if (name) document.cookie = `${name}=; Path=/; Max-Age=0`
  history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})
