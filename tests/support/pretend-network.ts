import { vi } from 'vitest'
import { createBaseQuery } from '@/api/base-query.ts'
import type { QueryCall } from '@/api/base-query.ts'
import { initialPageState } from '@/api/page-state.ts'
import type { Language } from '@/site/languages.ts'

interface Options {
  token?: string | undefined
  proxyHeaders?: Record<string, string>
  language?: Language
  hostname?: string
  random?: () => number
  /** The cookie appears only after a pause, as in WebKit. */
  late?: boolean
}

/** What a refused call dispatches. */
export const refused = { type: 'refused' } as const

/** A base query over a fake network that records its pauses instead of waiting. */
export function network(
  answers: ((url: string, init?: RequestInit) => Promise<Response> | Response)[],
  { token = 't-1', random = () => 0.5, late = false, ...page }: Options = {},
) {
  const requests: {
    method: string | undefined
    url: string
    headers: Headers
    body: unknown
    init: RequestInit
  }[] = []
  const pauses: number[] = []
  const controller = new AbortController()
  const dispatch = vi.fn<(action: unknown) => void>()
  let cookie = token === 'none' ? undefined : token
  const send = createBaseQuery({
    origin: 'https://api.example',
    fetch: async (input, init = {}) => {
      init.signal?.throwIfAborted()
      const url = input instanceof Request ? input.url : input.toString()
      requests.push({
        method: init.method,
        url,
        headers: new Headers(init.headers),
        body: init.body,
        init,
      })
      if (url.endsWith('/csrf')) {
        await Promise.resolve()
        if (!late) cookie = 'fresh'
        return new Response(null, { status: 204 })
      }
      const answer =
        answers[
          Math.min(requests.filter((one) => !one.url.endsWith('/csrf')).length, answers.length) - 1
        ]
      if (!answer) throw new Error('The pretend network has no answer.')
      return answer(url, init)
    },
    csrfToken: () => cookie,
    wait: (ms, signal) => {
      pauses.push(ms)
      if (late) cookie = 'fresh'
      return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve()
    },
    random,
    onRefused: (tell) => tell(refused),
  })
  const api = {
    dispatch: <T>(action: T): T => {
      dispatch(action)
      return action
    },
    getState: () => ({ page: { ...initialPageState, ...page } }),
  }
  return {
    run: (call: QueryCall, signal = controller.signal) => send(call, { ...api, signal }),
    requests,
    pauses,
    controller,
    dispatch,
  }
}
