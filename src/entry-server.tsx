import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { appContext } from './app/context.ts'
import { createApp } from './app/create-app.ts'
import { Providers } from './app/providers.tsx'
import { createRoutes } from './app/router/create-routes.ts'

export interface Rendered {
  /** What belongs into the head: title, canonical, alternates. */
  head: string
  /** What belongs into #root. */
  body: string
  /** The value of `<html lang>`. */
  lang: string
}

// React puts what it hoists before the first element of the page.
const hoisted = /^(?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/s

/**
 * Renders one address for a signed-out visitor who reads one language: what the prerendered files are made of.
 * @throws where the address redirects, fails, or is not known and not meant to be
 */
export async function render(path: string, language: Language): Promise<Rendered> {
  const origin = `https://${site.canonicalHost}`
  const app = createApp({
    state: { hostname: site.canonicalHost, proxyHeaders: {} },
    hydrated: Promise.resolve(),
    hash: () => '',
    visitor: () => ({ stored: language, accepted: [] }),
    person: () => Promise.resolve(null),
    origin,
  })
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const handler = createStaticHandler(createRoutes())
  const context: StaticHandlerContext | Response = await handler.query(new Request(origin + path), { requestContext })
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}; only a page can be prerendered.`)
  if (context.errors) throw Object.values(context.errors)[0]
  const html = renderToString(
    <Providers app={app}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  )
  const head = hoisted.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length), lang: languages[language].tag }
}
