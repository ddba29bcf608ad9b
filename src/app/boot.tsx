import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, RouterContextProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readCache } from '@/api/restore.ts'
import { followBack } from '@/lib/close-on-back.ts'
import { isChunkError, setReloadTarget } from '@/lib/chunk.ts'
import { keepTyped } from '@/lib/keep-typed.ts'
import { nextTask } from '@/lib/next-task.ts'
import { parsePageData, parsePageWords } from '@/lib/page-state.ts'
import { report } from '@/lib/report.ts'
import type { ServedState } from '@/lib/page-state.ts'
import { createLinkMemory } from '@/shared/link/link-memory.ts'
import { CurrentRouterContext } from '@/shared/query/use-router-state.ts'
import type { Served } from '@/shared/served.ts'
import { languageOfTag } from '@/site/languages.ts'
import { createApp } from './create-app.ts'
import { appContext } from './context.ts'
import type { App } from './context.ts'
import { Providers } from './providers.tsx'
import { adoptEntries } from './router/adopt-entries.ts'
import { createRoutes } from './router/create-routes.ts'
import { hideAddress } from './router/hide-address.ts'
import { bring } from './router/leaf.ts'
import type { LeafHandle } from './router/leaf.ts'
import { servedRoute } from './router/served-route.ts'
import type { LeafData } from './router/PageSlot.tsx'

const servedHead =
  'title,[name=description],[name=robots],[rel=canonical],[rel=alternate],[property^=og],[name^=twitter]'

function onRecoverableError(error: unknown): void {
  console.error('React recovered from an error.', error)
  report({ kind: 'error', error })
}

/**
 * Reports errors that show an error page. Lost chunks and failed calls were reported where they
 * failed.
 */
function onPageError(error: unknown): void {
  console.error(error)
  if (error instanceof Error && !isChunkError(error)) report({ kind: 'error', error })
}

/**
 * Returns what a prerendered page needs to hydrate unchanged: its chunk, its words and its
 * language, as its loader's answer.
 */
async function served(
  app: App,
  root: HTMLElement,
  routes: RouteObject[],
): Promise<Record<string, LeafData> | null> {
  const route = servedRoute(routes, root.dataset['page'] ?? '', location)
  const handle: LeafHandle | undefined = route?.handle
  if (!route?.id || !handle) return null
  const { language } = app.store.getState().page
  app.words.add(language, parsePageWords(document.getElementById('page-words')?.textContent))
  return { [route.id]: await bring(app, handle.page, language) }
}

/** The page's data, if the build had it. */
function servedData(prerendered: boolean) {
  const data = prerendered ? parsePageData(document.getElementById('page-data')?.textContent) : null
  if (!data) return null
  const served: Served = { name: data.name, answers: [], path: location.pathname }
  return { served, cache: readCache(data.cache) }
}

/** Its steps are tasks of their own: an old phone answers a press between them. */
export async function boot(state: ServedState): Promise<void> {
  await nextTask()
  const links = createLinkMemory()
  hideAddress(links)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root to render into.')
  const prerendered = root.hasChildNodes()
  let hydrated = (): void => {}
  const whenHydrated = prerendered
    ? new Promise<void>((resolve) => (hydrated = resolve))
    : Promise.resolve()
  const app = createApp({
    state,
    language: languageOfTag(document.documentElement.lang) ?? 'en',
    links,
    ...servedData(prerendered),
    landing: { search: location.search, referrer: document.referrer },
    hydrated: whenHydrated,
    hash: () => router?.state.navigation.location?.hash ?? location.hash,
  })
  const routes = createRoutes()
  const page = prerendered ? await served(app, root, routes) : null
  const routerContext = (): RouterContextProvider => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    return context
  }
  const followEntry = adoptEntries()
  const followOverlays = followBack()
  await nextTask()
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes, {
    getContext: routerContext,
    ...(page && { hydrationData: { loaderData: page } }),
  })
  router.subscribe(() => {
    followEntry()
    followOverlays()
  })
  setReloadTarget(() => createPath(router.state.navigation.location ?? location))
  await nextTask()
  const putTypedBack = page ? keepTyped(root) : () => {}
  const tree = (
    <Providers
      app={app}
      onHydrated={() => {
        performance.mark('app-ready')
        putTypedBack()
        hydrated()
      }}
    >
      <CurrentRouterContext value={router}>
        <RouterProvider router={router} onError={onPageError} />
      </CurrentRouterContext>
    </Providers>
  )
  // For the benchmark and the browser's performance tools.
  performance.mark('app-start')
  // In a transition React yields to the browser while it hydrates.
  if (page) startTransition(() => void hydrateRoot(root, tree, { onRecoverableError }))
  else {
    // The not-found page may have been served for an article that was published after the build, so
    // none of it stays.
    root.replaceChildren()
    for (const element of document.head.querySelectorAll(servedHead)) element.remove()
    hydrated()
    createRoot(root, { onRecoverableError }).render(tree)
  }
}
