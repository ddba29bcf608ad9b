import { matchRoutes } from 'react-router'
import type { Location, RouteObject } from 'react-router'

const leavesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))

/**
 * The route of the page whose file was served. Only the routes of that page are compared: to rank
 * all of them takes milliseconds, and the router is about to do it. The not-found page may have been
 * served for an address of any page.
 */
export function servedRoute(
  routes: readonly RouteObject[],
  id: string,
  location: Pick<Location, 'pathname'>,
): RouteObject | null {
  const leaves = leavesOf(routes)
  const own = id === 'notFound' ? leaves : leaves.filter(({ handle }) => handle?.page?.id === id)
  const found = matchRoutes(own, location)?.at(-1)?.route
  return found?.handle?.page?.id === id ? found : null
}
