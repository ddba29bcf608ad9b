import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// How fast the machine is decides no test: what comes is waited for, a busy one included.
configure({ asyncUtilTimeout: 8000 })

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
