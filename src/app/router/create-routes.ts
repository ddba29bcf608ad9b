import { memo } from 'react'
import type { RouteObject } from 'react-router'
import { variants } from '@/routes/language.ts'
import { pagePaths } from '@/routes/paths.ts'
import type { Layout } from '@/routes/types.ts'
import { site } from '@/site/site.ts'
import { PageError } from '../errors/PageError.tsx'
import { RootError } from '../errors/RootError.tsx'
import { AccountLayout } from '../layouts/AccountLayout.tsx'
import { AuthLayout } from '../layouts/AuthLayout.tsx'
import { FocusLayout } from '../layouts/FocusLayout.tsx'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { Loading } from '../layouts/Loading.tsx'
import { Root } from '../Root.tsx'
import { leaf } from './leaf.ts'
import { prefixLeaves, redirectLeaves } from './redirects.ts'

/**
 * The route tree of this site, compiled from the tables: layouts, each with one leaf per page path
 * and address form. The router renders all of them at each step of a navigation, and a layout does
 * not change with it. Each router needs a fresh tree, because it changes the `lazy` objects of its
 * routes.
 */
export function createRoutes(): RouteObject[] {
  const leavesOf = (layout: Layout): RouteObject[] =>
    pagePaths
      // An open page with a member page stays in the account's layout, which renders the open page
      // for others.
      .filter(({ row }) => (row.member ? 'account' : row.layout) === layout)
      .flatMap((page) =>
        (page.id === 'notFound' ? [null] : variants(page.row, site.prefixPolicy)).map((prefix) =>
          leaf(page, prefix),
        ),
      )
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: Loading,
      children: [
        {
          id: 'public',
          Component: memo(PublicLayout),
          ErrorBoundary: PageError,
          children: [...leavesOf('public'), ...prefixLeaves(), ...redirectLeaves()],
        },
        {
          id: 'auth',
          Component: memo(AuthLayout),
          ErrorBoundary: PageError,
          children: leavesOf('auth'),
        },
        {
          id: 'account',
          Component: memo(AccountLayout),
          ErrorBoundary: PageError,
          children: leavesOf('account'),
        },
        {
          id: 'focus',
          Component: memo(FocusLayout),
          ErrorBoundary: PageError,
          children: leavesOf('focus'),
        },
        // Removed from production builds together with its condition.
        ...(import.meta.env.DEV
          ? [
              {
                id: 'dev',
                path: '/__dev',
                lazy: { Component: async () => (await import('../dev/DevPage.tsx')).DevPage },
              },
            ]
          : []),
      ],
    },
  ]
}
