import { http, HttpResponse } from 'msw'
import type { RequestHandler } from 'msw'
import type { Backend } from './backend.ts'
import { parseCookies, writeCookie } from './lib/cookies.ts'
import { exchange, isCall } from './respond.ts'

/**
 * The backend for msw. One handler for the whole contract, since respond() finds the row; a path under /api/ that no row
 * has is answered 501. A predicate, not a pattern: `/api/*` would also catch the modules of src/api in development.
 */
export function mswHandlers(backend: Backend): RequestHandler[] {
  return [
    http.all(
      ({ request }) => isCall(new URL(request.url)),
      async ({ request }) => {
        const done = await exchange(request, backend, { cookies: parseCookies(document.cookie), signal: request.signal })
        if (!done || done.response.type === 'error') return HttpResponse.error()
        // A service worker cannot set cookies: all are written by script, HttpOnly or not.
        for (const cookie of done.cookies) document.cookie = writeCookie(cookie, true)
        return done.response
      },
    ),
  ]
}
