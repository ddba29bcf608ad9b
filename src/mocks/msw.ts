import { http, HttpResponse } from 'msw'
import type { RequestHandler } from 'msw'
import type { CallName } from '../api/contract/index.ts'
import type { Backend } from './backend.ts'
import type { Cookie } from './lib/cookies.ts'
import { answerCall, answerFile, answerUnknown } from './respond.ts'
import { callOf } from './route.ts'
import { staticFile } from './static.ts'

/**
 * The differences between a page, a test and the HTTP server: where cookies are kept, and what
 * aborts a request.
 */
export interface Transport {
  cookies: (request: Request) => Readonly<Record<string, string>>
  keep: (cookie: Cookie, response: Response) => void
  signal?: (request: Request) => AbortSignal | undefined
  onCall?: (request: Request, call: CallName) => void
}

const pathOf = ({ url }: Request): string => new URL(url).pathname
/**
 * A predicate instead of a pattern: `*\/api/*` would also match the modules of src/api in
 * development.
 */
const isCall = ({ request }: { request: Request }): boolean => pathOf(request).startsWith('/api/')

const isStatic = ({ request }: { request: Request }): boolean =>
  pathOf(request).startsWith('/api-docs/search.') && staticFile(pathOf(request)) !== null

/**
 * The backend as msw handlers: one for files, and one for calls. A handler per call would cost
 * a test more than the test itself: msw records a stack for each.
 */
export function mswHandlers(
  backend: Backend,
  { cookies, keep, signal, onCall }: Transport,
): RequestHandler[] {
  const around = (request: Request) => ({
    cookies: cookies(request),
    signal: signal ? signal(request) : request.signal,
  })
  return [
    http.get(isStatic, ({ request }) => HttpResponse.json(staticFile(pathOf(request)))),
    http.get(isCall, ({ request }) => answerFile(request, backend, around(request))),
    http.all(isCall, async ({ request }) => {
      const call = callOf(request.method, pathOf(request))
      if (!call) return answerUnknown(request, backend)
      onCall?.(request, call.name)
      const done = await answerCall(call, request, backend, around(request))
      if (done.response.type === 'error') return HttpResponse.error()
      for (const cookie of done.cookies) keep(cookie, done.response)
      return done.response
    }),
  ]
}
