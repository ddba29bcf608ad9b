import { redirect, replace } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { ComponentType } from 'react'
import { chunk } from '@/lib/chunk.ts'
import { guards } from '@/routes/guards.ts'
import type { Verdict } from '@/routes/guards.ts'
import { interfaceLanguage, localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import type { PagePath } from '@/routes/paths.ts'
import type { PageRow } from '@/routes/types.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { appContext } from '../context.ts'
import type { App } from '../context.ts'
import { PageError } from '../errors/PageError.tsx'
import { pageImports } from '../pages/index.ts'
import { chunkArrived } from '@/api/page-state.ts'

/** What a leaf's loader gives to the page around it. */
export interface LeafData {
  language: Language
  wanted: Language
}

export interface LeafHandle {
  page: PagePath
  /** The language in the path, on a site that prefixes it. */
  prefix: Language | null
  missing: boolean
}

/** Components that are there already, by route id: a prerendered page is hydrated without waiting for `lazy`. */
export type Loaded = ReadonlyMap<string, ComponentType>

export const wantedLanguage = (app: App, prefix: Language | null): Language => interfaceLanguage(prefix, app.visitor(), site)

/** Makes sure that the words of a row are there, in the language in which it is shown to a visitor. */
export async function speak(app: App, row: Pick<PageRow, 'langs' | 'ns'>, wanted: Language): Promise<LeafData> {
  const language = pageLanguage(row, wanted)
  await app.words.load(language, row.ns ?? [])
  return { language, wanted }
}

/**
 * One route of the tree: a page at one path in one language. Its guard is compiled into its own loader, because a parent's
 * loader would neither stop its children's nor run again between them. The chunk comes while the guard thinks; the
 * page's data is asked for only after it has passed.
 */
export function leaf(page: PagePath, prefix: Language | null, loaded: Loaded): RouteObject {
  const id = `${page.id}:${prefix ?? ''}:${page.path}`
  const handle: LeafHandle = { page, prefix, missing: page.id === 'notFound' }
  const load = () => chunk(pageImports[page.id])
  const Component = loaded.get(id)

  async function loader(args: LoaderFunctionArgs): Promise<LeafData> {
    const app = args.context.get(appContext)
    await app.hydrated
    const url = new URL(args.request.url)
    const wanted = wantedLanguage(app, prefix)
    if (site.prefixPolicy === 'prefixed' && prefix === null && page.id !== 'notFound') {
      const language = pageLanguage(page.row, wanted)
      // An address without prefix speaks English; who is to read another language is taken to its own address.
      if (language !== 'en') throw replace(localise(url.pathname, language, site.prefixPolicy) + url.search + app.hash())
    }
    const arriving = load()
    // A failure is taken up below; until then nobody listens.
    arriving.catch(() => {})
    const verdict = page.row.guard === 'public' ? 'pass' : guards[page.row.guard](await app.person(), address(url, app.origin))
    if (verdict !== 'pass') throw leave(verdict, wanted, app)
    const [module, data] = await Promise.all([arriving, speak(app, page.row, wanted)])
    app.store.dispatch(chunkArrived())
    if (module.loader) await module.loader({ ...args, store: app.store })
    return data
  }
  // With hydration data a loader runs only where it says so; guards and the visitor's language come after hydration.
  loader.hydrate = true

  return {
    id,
    path: localise(page.path, prefix ?? 'en', site.prefixPolicy).replace(/\{(\w+)\}/g, ':$1'),
    caseSensitive: true,
    handle,
    loader,
    ErrorBoundary: PageError,
    ...(Component ? { Component } : { lazy: { Component: async () => (await load()).default } }),
  }
}

function address(url: URL, origin: string) {
  return {
    path: splitLanguage(url.pathname).path,
    href: url.pathname + url.search,
    search: url.search,
    match: (path: string) => findPage(path) !== undefined,
    origin,
  }
}

function leave(verdict: Exclude<Verdict, 'pass'>, wanted: Language, app: App): Response {
  app.countRedirect()
  if (verdict.localised) return redirect(verdict.to)
  const target = findPage(verdict.to.replace(/[?#].*$/, ''))
  const language = target ? pageLanguage(target.row, wanted) : wanted
  return redirect(localise(verdict.to, language, site.prefixPolicy))
}
