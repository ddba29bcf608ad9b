import type { RouteObject } from 'react-router'
import { chunk } from '@/lib/chunk.ts'
import { variants } from '@/routes/language.ts'
import { pagePaths } from '@/routes/paths.ts'
import type { Layout } from '@/routes/types.ts'
import { site } from '@/site/site.ts'
import { PageError } from '../errors/PageError.tsx'
import { RootError } from '../errors/RootError.tsx'
import { AuthLayout } from '../layouts/AuthLayout.tsx'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { Loading } from '../layouts/Loading.tsx'
import { Root } from '../Root.tsx'
import { leaf } from './leaf.ts'
import type { Loaded } from './leaf.ts'
import { prefixLeaves, redirectLeaves } from './redirects.ts'

/** Made anew for each tree: a router empties the `lazy` objects that it is given. */
const layouts = (): Record<Layout, Pick<RouteObject, 'Component' | 'lazy'>> => ({
  public: { Component: PublicLayout },
  auth: { Component: AuthLayout },
  account: { lazy: { Component: async () => (await chunk(() => import('../layouts/AccountLayout.tsx'))).AccountLayout } },
})

/**
 * The route tree of this site, compiled from the tables: a layout, and in it one leaf for each page path and address form.
 * A fresh tree for each router, because a router changes `lazy` in the routes it is given.
 */
export function createRoutes(loaded: Loaded = new Map()): RouteObject[] {
  const leavesOf = (layout: Layout): RouteObject[] =>
    pagePaths
      .filter((page) => page.row.layout === layout)
      .flatMap((page) =>
        (page.id === 'notFound' ? [null] : variants(page.row, site.prefixPolicy)).map((prefix) => leaf(page, prefix, loaded)),
      )
  const { public: open, auth, account } = layouts()
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Loading,
      children: [
        { id: 'public', ...open, ErrorBoundary: PageError, children: [...leavesOf('public'), ...prefixLeaves(loaded), ...redirectLeaves()] },
        { id: 'auth', ...auth, ErrorBoundary: PageError, children: leavesOf('auth') },
        { id: 'account', ...account, ErrorBoundary: PageError, children: leavesOf('account') },
        // Left out of every production build together with its condition.
        ...(import.meta.env.DEV ? [{ id: 'dev', path: '/__dev', lazy: { Component: async () => (await import('../dev/DevPage.tsx')).DevPage } }] : []),
      ],
    },
  ]
}
