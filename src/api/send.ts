import { readCookie } from '@/lib/cookie.ts'
import { report } from '@/lib/report.ts'
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

/** Sends the site's calls through a function like fetch. */
export const sendBy = (fetcher: typeof fetch): Send =>
  createBaseQuery({
    origin: site.apiOrigin,
    fetch: fetcher,
    csrfToken: () => readCookie('csrf_token'),
    wait,
    random: Math.random,
    onGivenUp: ({ method, path = '' }, problem) =>
      report({ kind: 'problem', method, path, problem }),
  })

/**
 * Sends the site's calls. The global fetch is looked up at each call, because tests and mocks
 * replace it.
 */
export const send = sendBy((...args) => fetch(...args))
