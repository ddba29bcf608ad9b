import { redirect, replace } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { askAhead } from '@/api/api.ts'
import { languageShown } from '@/api/page-state.ts'
import { chunk } from '@/lib/chunk.ts'
import { guards, isOpenToRole, judgeRow } from '@/routes/guards.ts'
import type { Person, GuardVerdict } from '@/routes/guards.ts'
import { interfaceLanguage, localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage, memberRow, namespacesOf } from '@/routes/paths.ts'
import type { PagePath } from '@/routes/paths.ts'
import type { PageRow } from '@/routes/types.ts'
import { loadPerson } from '@/session/person.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { appContext } from '../context.ts'
import type { App } from '../context.ts'
import { PageError } from '../errors/PageError.tsx'
import { preloadScripts } from '../page-scripts.ts'
import { pageImport } from '../pages.ts'
import type { PageModule } from '../pages.ts'
import { PageSlot } from './PageSlot.tsx'
import type { LeafData } from './PageSlot.tsx'

export interface LeafHandle {
  page: PagePath
  /** The language in the path, on a site with prefixes. */
  prefix: Language | null
  missing: boolean
}

export const wantedLanguage = (app: App, prefix: Language | null): Language =>
  interfaceLanguage(prefix, app.visitor(), site)

/**
 * Loads the chunk of a page and its words, in the language shown to a visitor. A failure is
 * reported only after the words that explain it have loaded.
 */
export async function bring(
  app: App,
  { row, slugs }: Pick<PagePath, 'row' | 'slugs'>,
  wanted: Language,
): Promise<LeafData & { module: PageModule }> {
  const language = pageLanguage(row, wanted)
  const words = app.words.load(language, namespacesOf({ row, slugs }))
  try {
    const [module] = await Promise.all([chunk(pageImport(row)), words])
    return { language, wanted, Page: module.default, module }
  } catch (error) {
    await Promise.allSettled([words])
    throw error
  }
}

/**
 * One route: a page at one path in one language. Its guard is compiled into its own loader, because
 * a parent's loader would neither stop its children nor run again between them. The chunk loads
 * while the guard runs; the page's data is requested only after the guard admits. The loader also
 * imports the chunk, because the router's `lazy` leaves a blank page on failure and cannot be
 * retried.
 */
export function leaf(page: PagePath, prefix: Language | null): RouteObject {
  const id = `${page.id}:${prefix ?? ''}:${page.path}`
  const handle: LeafHandle = { page, prefix, missing: page.id === 'notFound' }
  let hasArrived = false

  async function loader(args: LoaderFunctionArgs): Promise<LeafData> {
    const app = args.context.get(appContext)
    await app.hydrated
    const url = new URL(args.request.url)
    const { pathname, search } = app.links.take({
      pathname: url.pathname,
      search: url.search,
      state: null,
    })
    if (pathname !== url.pathname || search !== url.search)
      throw redirect(pathname + search + app.hash())
    const wanted = wantedLanguage(app, prefix)
    const language = pageLanguage(page.row, wanted)
    if (site.prefixPolicy === 'prefixed' && prefix === null && page.id !== 'notFound') {
      // An address without a prefix is English. A visitor with another language is redirected to
      // its address.
      if (language !== 'en')
        throw replace(localise(url.pathname, language, site.prefixPolicy) + url.search + app.hash())
    }
    app.store.dispatch(languageShown(language))
    const own = await memberPage(app, page.row, url)
    const row = own ?? page.row
    void preloadScripts(row.page)
    const arriving = bring(app, { ...page, row }, wanted)
    // A failure is handled below; until then the rejection must not be reported as unhandled.
    arriving.catch(() => {})
    try {
      if (page.row.guard !== 'public') {
        const person = await personHere(app)
        const verdict = judgeRow(page.row, person, address(url, app.origin))
        if (verdict !== 'pass') throw leave(verdict, wanted, app)
        if (!hasArrived && person) beginCalls(app, page.row, person)
      }
      app.redirects.arrived()
      const { module, ...data } = await arriving
      hasArrived = true
      // The build has put its answers into the cache.
      if (module.loader && !import.meta.env.SSR)
        await module.loader({ ...args, language, store: app.store })
      return own ? { ...data, isMember: true } : data
    } catch (error) {
      // The error is explained in the page's language too.
      if (!(error instanceof Response)) await Promise.allSettled([arriving])
      throw error
    }
  }
  // With hydration data a loader runs only if it says so. Guards and the visitor's language follow
  // after hydration.
  loader.hydrate = true

  return {
    id,
    path: localise(page.path, prefix ?? 'en', site.prefixPolicy).replace(/\{(\w+)\}/g, ':$1'),
    caseSensitive: true,
    handle,
    loader,
    ErrorBoundary: PageError,
    Component: PageSlot,
  }
}

/** A prerendered page is that of a visitor. */
const personHere = async (app: App): Promise<Person> =>
  import.meta.env.SSR ? null : loadPerson(app.store.dispatch)

/** The page's scripts are on their way: it will find the answers begun. */
function beginCalls(app: App, { first }: PageRow, { userType }: NonNullable<Person>): void {
  if (first && (first.of ?? userType) === userType)
    for (const url of first.calls) app.store.dispatch(askAhead(url))
}

/**
 * The member page of an open row, for people who may have it. Null for all others, and if the
 * person is unknown: the open page then shows what the session needs.
 */
async function memberPage(app: App, row: PageRow, url: URL): Promise<PageRow | null> {
  if (!row.member) return null
  try {
    const person = await personHere(app)
    const verdict = guards.user(person, address(url, app.origin))
    return verdict === 'pass' && isOpenToRole(row, person) ? memberRow(row) : null
  } catch {
    return null
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

function leave(verdict: Exclude<GuardVerdict, 'pass'>, wanted: Language, app: App): Response {
  app.redirects.redirected()
  if (verdict.localised) return redirect(verdict.to)
  const target = findPage(verdict.to.replace(/[?#].*$/, ''))
  const language = target ? pageLanguage(target.row, wanted) : wanted
  return redirect(localise(verdict.to, language, site.prefixPolicy))
}
