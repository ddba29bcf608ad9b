import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { createServer } from 'vite'
import { parseSite } from '../../src/site/env.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { sharedConfig } from '../shared-config.ts'

const root = join(import.meta.dirname, '..', '..')
const paths = [
  '/',
  '/pricing',
  '/enterpage',
  '/auth/login',
  '/ru/pricing',
  '/de/pricing',
  '/main',
  '/nowhere/at/all',
]

const size = (routes: readonly RouteObject[]): number =>
  routes.reduce((sum, route) => sum + 1 + size(route.children ?? []), 0)

function isFactory(module: object): module is { createRoutes: () => RouteObject[] } {
  return 'createRoutes' in module && typeof module.createRoutes === 'function'
}

/**
 * Microseconds that the site's router takes to match an address. It ranks its routes once, when it
 * is made, which `made` times in milliseconds.
 */
export async function timeMatch(
  id: SiteId,
  rounds = 100,
): Promise<{ routes: number; micros: number; made: number }> {
  const file = `builds/${id}/.env`
  const site = parseSite(parseEnv(readFileSync(join(root, file), 'utf8')), file)
  const server = await createServer({
    ...sharedConfig(site),
    logLevel: 'error',
    appType: 'custom',
    // Nothing is served, so no package has to be prepared.
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const module = await server.ssrLoadModule('/src/app/router/create-routes.ts')
    if (!isFactory(module))
      throw new Error('src/app/router/create-routes.ts exports no createRoutes().')
    const routes = module.createRoutes()
    const making = performance.now()
    const router = createMemoryRouter(routes, { initialEntries: ['/'] })
    const made = performance.now() - making
    for (let warm = 0; warm < 50; warm += 1) for (const path of paths) router.match(path)
    // The processor's time, which other work on the machine does not lengthen.
    const start = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) for (const path of paths) router.match(path)
    const { user } = process.cpuUsage(start)
    router.dispose()
    return { routes: size(routes), micros: user / (rounds * paths.length), made }
  } finally {
    await server.close()
  }
}
