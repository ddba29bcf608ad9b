import { replace } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { localise, pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage, isStatic, openRowsAt, pagePaths } from '@/routes/paths.ts'
import { pages, redirects } from '@/routes/table/index.ts'
import { isLanguage, prefixes } from '@/site/languages.ts'
import type { Prefix } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { appContext } from '../context.ts'
import { PageError } from '../errors/PageError.tsx'
import { PageSlot } from './PageSlot.tsx'
import type { LeafData } from './PageSlot.tsx'
import { bring, wantedLanguage } from './leaf.ts'
import type { LeafHandle } from './leaf.ts'

const notFound = (() => {
  const entry = pages.find(({ id }) => id === 'notFound')
  if (!entry) throw new Error('The route table has no notFound row.')
  return entry
})()

/** Where the table leads a path, without a language: the path itself, unless a row moves it. */
const movedTo = (path: string): string =>
  redirects.find((row) => row.path === path.replace(/(?<=.)\/+$/, ''))?.to ?? path

/**
 * A language prefix without its own page: `/en/…` everywhere, all 15 on a site without prefixes,
 * and on a site with prefixes those of other languages and of rows that do not allow the language.
 * A known path leads to the page in its fallback language; an unknown one is not found.
 */
function prefixLeaf(prefix: Prefix, path: string): RouteObject {
  const page = { ...notFound, path: '*', slugs: {} }
  const id = `prefix:${path}`
  const handle: LeafHandle = { page, prefix: null, missing: true }

  async function loader({ request, context }: LoaderFunctionArgs): Promise<LeafData> {
    const app = context.get(appContext)
    await app.hydrated
    const url = new URL(request.url)
    const rest = movedTo(splitLanguage(url.pathname).path)
    const found = findPage(rest)
    const suffix = url.search + app.hash()
    if (found) {
      if (site.prefixPolicy === 'none') {
        if (isLanguage(prefix)) app.storeLanguage(prefix)
        throw replace(rest + suffix)
      }
      const language =
        prefix !== 'en'
          ? pageLanguage(found.row, wantedLanguage(app, isLanguage(prefix) ? prefix : null))
          : 'en'
      throw replace(localise(rest, language, site.prefixPolicy) + suffix)
    }
    return bring(
      app,
      page,
      wantedLanguage(app, site.prefixPolicy === 'prefixed' && isLanguage(prefix) ? prefix : null),
    )
  }
  loader.hydrate = true

  return {
    id,
    path,
    caseSensitive: true,
    handle,
    loader,
    ErrorBoundary: PageError,
    Component: PageSlot,
  }
}

/**
 * The addresses of pages in languages that their rows lack, where a row with an open parameter has
 * the language: `/zh/support/faq/worker` is that page in English, and not the answer "worker".
 */
function shadowedLeaves(): RouteObject[] {
  if (site.prefixPolicy === 'none') return []
  return pagePaths
    .filter(({ path }) => isStatic(path))
    .flatMap(({ path, row }) =>
      [...new Set(openRowsAt(path).flatMap(({ row: open }) => open.langs))]
        .filter((language) => language !== 'en' && !row.langs.includes(language))
        .map((language) => prefixLeaf(language, localise(path, language, site.prefixPolicy))),
    )
}

export function prefixLeaves(): RouteObject[] {
  return prefixes
    .flatMap((prefix) => {
      const home = site.prefixPolicy === 'prefixed' && prefix !== 'en' && isLanguage(prefix)
      return [...(home ? [] : [`/${prefix}`]), `/${prefix}/*`].map((path) =>
        prefixLeaf(prefix, path),
      )
    })
    .concat(shadowedLeaves())
}

/** The redirects of the table. prefixLeaves() handles those under a prefix. */
export function redirectLeaves(): RouteObject[] {
  return redirects
    .filter((row) => !row.path.includes('*'))
    .map((row) => ({
      id: `redirect:${row.path}`,
      path: row.path,
      caseSensitive: true,
      loader: ({ request, context }: LoaderFunctionArgs) => {
        throw replace(row.to + new URL(request.url).search + context.get(appContext).hash())
      },
      ErrorBoundary: PageError,
      Component: () => null,
    }))
}
