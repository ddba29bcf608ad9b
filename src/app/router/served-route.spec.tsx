import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isStatic, pagePaths } from '@/routes/paths.ts'
import { createRoutes } from './create-routes.ts'
import { servedRoute } from './served-route.ts'

const routes = createRoutes()
const matched = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id

describe('the route of a served page', () => {
  it('is the one that the router matches, for each page with an address of its own', () => {
    const pages = pagePaths.filter(({ path }) => isStatic(path))
    expect(pages.length).toBeGreaterThan(100)
    for (const { id, path } of pages)
      expect(servedRoute(routes, id, { pathname: path })?.id, path).toBe(matched(path))
  })

  it('is that of an article, and of an address that no page has', () => {
    for (const [id, pathname] of [
      ['blogArticle', '/blog/some-article/'],
      ['notFound', '/nothing-here'],
      ['notFound', '/de/nothing-here'],
    ] as const)
      expect(servedRoute(routes, id, { pathname })?.id, pathname).toBe(matched(pathname))
  })

  it('is none where the not-found page was served for a page that exists', () => {
    expect(servedRoute(routes, 'notFound', { pathname: '/blog/newer-than-the-build' })).toBeNull()
    expect(servedRoute(routes, 'pricing', { pathname: '/blog' })).toBeNull()
  })
})
