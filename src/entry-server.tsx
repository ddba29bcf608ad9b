import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import { api } from '@/api/api.ts'
import { cacheOf } from '@/api/restore.ts'
import type { RestoredCache } from '@/api/restore.ts'
import { siteJsonLd } from '@/head/structured.ts'
import type { Words } from '@/i18n/words.ts'
import type { Served } from '@/shared/served.ts'
import { canonicalUrl, splitLanguage } from '@/routes/language.ts'
import { findPage, namespacesOf } from '@/routes/paths.ts'
import { nameKey } from '@/routes/trail.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { appContext } from './app/context.ts'
import { createApp } from './app/create-app.ts'
import { pageImport } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { createRoutes } from './app/router/create-routes.ts'

export interface Rendered {
  /** What belongs into the head: title, canonical, alternates. */
  head: string
  /** What belongs into #root. */
  body: string
  /** Structured data, as JSON-LD. */
  data: string | null
  /** The page's words by namespace, with which the app begins where the file ends. */
  words: Record<string, unknown>
  /** The answers that the page hydrates with. */
  cache: RestoredCache | undefined
  /** The value of `<html lang>`. */
  lang: string
}

// React puts what it hoists before the first element of the page.
const hoisted = /^(?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/s

const handler = createStaticHandler(createRoutes())

/**
 * Renders one address for a signed-out visitor who reads one language: what the prerendered files
 * are made of.
 * @throws where the address redirects, fails, or is not known and not meant to be
 */
export async function render(
  path: string,
  language: Language,
  served: Served | null = null,
): Promise<Rendered> {
  const origin = `https://${site.canonicalHost}`
  const cache = served ? cacheOf(served.answers) : undefined
  const app = createApp({
    state: { hostname: site.canonicalHost, proxyHeaders: {} },
    hydrated: Promise.resolve(),
    hash: () => '',
    visitor: () => ({ stored: language, accepted: [] }),
    served,
    cache,
    origin,
  })
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const context: StaticHandlerContext | Response = await handler.query(new Request(origin + path), {
    requestContext,
  })
  if (context instanceof Response)
    throw new Error(
      `${path} redirects to ${context.headers.get('location')}; only a page can be prerendered.`,
    )
  if (context.errors) throw Object.values(context.errors)[0]
  const html = renderToString(
    <Providers app={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  // The timers of the cache would keep the build's process alive.
  app.store.dispatch(api.util.resetApiState())
  const head = hoisted.exec(html)?.[0] ?? ''
  return {
    head,
    body: html.slice(head.length),
    lang: languages[language].tag,
    data: await structuredData(path, language, app.words, served),
    words: wordsOf(path, language, app.words),
    cache,
  }
}

/**
 * The body of an article as its page is to hold it. Needs a document:
 * builds/articles/with-document.ts.
 */
export async function prepareBody(html: string): Promise<{ html: string; headings: unknown[] }> {
  const [{ sanitiseToText }, { bodyOutline: outlineOf }] = await Promise.all([
    import('@/shared/html/sanitise.ts'),
    import('@/shared/article-body/outline.ts'),
  ])
  return outlineOf(sanitiseToText(html, 'article'))
}

/** English common is in the app itself. */
function wordsOf(
  path: string,
  language: Language,
  { in: speaking }: Words,
): Record<string, unknown> {
  const page = findPage(splitLanguage(path).path)
  const namespaces = [...(language === 'en' ? [] : ['common']), ...(page ? namespacesOf(page) : [])]
  return Object.fromEntries(
    namespaces.map((namespace): [string, unknown] => [
      namespace,
      speaking(language).getResourceBundle(language, namespace),
    ]),
  )
}

/**
 * A page's structured data. React never draws it: under Trusted Types a script element of React's
 * throws.
 */
async function structuredData(
  path: string,
  language: Language,
  { in: speaking }: Words,
  served: Served | null,
): Promise<string | null> {
  const own = splitLanguage(path).path
  const page = findPage(own)
  if (!page?.row.index) return null
  const words = (key: string): string => {
    const text: unknown = speaking(language).getResource(language, ...split(key))
    if (typeof text !== 'string')
      throw new Error(
        `${path} has no words for ${key} in ${language}, which its structured data needs.`,
      )
    return text
  }
  const context = {
    site,
    language,
    page,
    // The row of an article has no address of its own: its path is that of all.
    url: canonicalUrl(page.path.includes('{') ? own : page.path, language, site.hosts),
    words,
    served,
  }
  const { structured } = await pageImport(page.row)()
  const things = [
    ...siteJsonLd(context, (step) => words(nameKey(step))),
    ...(structured?.(context) ?? []),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}

function split(key: string): [namespace: string, key: string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}
