import { render, screen, waitFor } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { api } from '@/api/api.ts'
import { appContext } from '@/app/context.ts'
import type { App } from '@/app/context.ts'
import { createLinkMemory } from '@/shared/link/link-memory.ts'
import { CurrentRouterContext } from '@/shared/query/use-router-state.ts'
import { createApp } from '@/app/create-app.ts'
import { Providers } from '@/app/providers.tsx'
import { createRoutes } from '@/app/router/create-routes.ts'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { straysOf } from './journey-requests.ts'

export interface Rendered extends RenderResult {
  app: App
  backend: TestBackend
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  /** The current address: path, query and hash. */
  address: () => string
  /** Waits for the page's heading. */
  heading: (name: string | RegExp) => Promise<HTMLElement>
}

interface Options {
  persona?: PersonaName
  /** navigator.languages. */
  accepted?: readonly string[]
  backend?: TestBackend
  /** Runs before the first call. */
  arrange?: (backend: TestBackend) => void
  /** History entries; the path is the last. */
  history?: readonly string[]
  state?: unknown
  /** The host that the page's state names; by default the one of the document. */
  hostname?: string
  /** A custom backend: it answers a call by method and path. */
  answer?: (call: string) => unknown
}

/**
 * The apps of the running test. Every call names its app in an extra header, so that a late call of
 * an earlier test's app cannot reach this test's backend.
 */
const running = new Set<string>()
let rendered = 0
const appHeader = 'x-proxy-app'

const offline = () => new TypeError('Failed to fetch')

function isLate(call: string, init: RequestInit | undefined): boolean {
  const app = new Headers(init?.headers).get(appHeader)
  // Calls of several apps may wait for one token request.
  return app !== null && !running.has(app) && !call.endsWith('/auth/csrf')
}

/**
 * Renders the whole app at an address as a persona: the real router, guards, store and words, with
 * its own mock backend.
 */
export function renderApp(path: string, options: Options = {}): Rendered {
  const {
    persona = 'anonymous',
    accepted = ['en-US'],
    history = [],
    state,
    hostname = '',
  } = options
  const backend = options.backend ?? createBackend({ persona })
  options.arrange?.(backend)
  const { answer } = options
  rendered += 1
  const name = String(rendered)
  running.add(name)
  // A sign-out waits for the changes of the tab: one that never ends would hold up every later test.
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  onTestFinished(() => {
    running.delete(name)
    ended.reject(offline())
  })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`
    const isRead = call.startsWith('GET ')
    if (isLate(call, init))
      return isRead ? new Promise<Response>(() => {}) : Promise.reject(offline())
    const body = answer?.(call)
    if (body !== undefined) return Promise.resolve(Response.json(body))
    const answered = backend.fetch(input, init)
    return isRead ? answered : Promise.race([answered, ended.promise])
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...accepted])
  onTestFinished(() => {
    backend.close()
    expect(straysOf(backend.requests, name), 'requests that the OpenAPI document forbids').toEqual(
      [],
    )
  })
  const links = createLinkMemory()
  const app = createApp({
    links,
    landing: { search: parts(path).search, referrer: document.referrer },
    state: { hostname, proxyHeaders: { 'x-proxy-test': '1', [appHeader]: name } },
    hydrated: Promise.resolve(),
    hash: () => router.state.navigation.location?.hash ?? '',
    origin: 'http://localhost',
  })
  // A call that waits for its next try would reach the stub of a later test.
  onTestFinished(() => void app.store.dispatch(api.util.resetApiState()))
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(createRoutes(), {
    initialEntries: [...history, { ...parts(path), ...links.take({ ...parts(path), state }) }],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      return context
    },
  })
  const view = render(
    <Providers app={app}>
      <CurrentRouterContext value={router}>
        <RouterProvider router={router} />
      </CurrentRouterContext>
    </Providers>,
  )
  return {
    ...view,
    app,
    backend,
    router,
    user: userEvent.setup(),
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    heading: async (name) => {
      // The boot screen has a heading too, but no header.
      await screen.findByRole('banner')
      return screen.findByRole('heading', { level: 1, name })
    },
  }
}

function parts(path: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return { pathname, search, hash }
}

/** Waits until the app is at an address. */
export async function arrivesAt(app: Rendered, address: string): Promise<void> {
  await waitFor(() => {
    if (app.address() !== address)
      throw new Error(`The address is ${app.address()}, not ${address}.`)
  })
}
