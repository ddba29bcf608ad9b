import { readCookie } from '@/lib/cookie.ts'
import { site } from '@/site/site.ts'
import { createBaseQuery } from './base-query.ts'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** How every call of this site goes out. */
export const send = createBaseQuery({
  origin: site.apiOrigin,
  // Looked up at the call: tests and mocks replace the global.
  fetch: (...args) => fetch(...args),
  csrfToken: () => readCookie('csrf_token'),
  wait,
  random: Math.random,
})
