import { readCookie } from '@/lib/cookie.ts'
import { site } from '@/site/site.ts'
import { createBaseQuery } from './base-query.ts'
import type { Send } from './base-query.ts'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** How calls of this site go out, by something like fetch. */
export const sendBy = (fetcher: typeof fetch): Send =>
  createBaseQuery({ origin: site.apiOrigin, fetch: fetcher, csrfToken: () => readCookie('csrf_token'), wait, random: Math.random })

/** How every call of this site goes out. The global is looked up at the call: tests and mocks replace it. */
export const send = sendBy((...args) => fetch(...args))
