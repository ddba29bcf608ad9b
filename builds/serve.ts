import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { startHttp } from '../src/mocks/http.ts'
import { parseSite } from '../src/site/env.ts'
import { siteIds } from '../src/site/sites.ts'
import type { SiteId } from '../src/site/sites.ts'
import { framePolicies } from './demo-frames/frames.ts'
import { docsPaths } from './docs/pages.ts'
import { readDocs } from './docs/source.ts'
import { nginxConfig } from './hosting/nginx.ts'
import { inlineHashes } from './hosting/policy.ts'
import { findNginx, hasBrotli, requireFree, startNginx, writeConfig } from './hosting/run-nginx.ts'
import { setHost } from './hosting/set-host.ts'
import { readSites } from './settings/read-sites.ts'

const root = join(import.meta.dirname, '..')

export interface Serving {
  ports: Record<SiteId, number>
  stop: () => Promise<void>
}

function requireBuilds(sites: readonly SiteId[], builds: string): void {
  const missing = sites.filter((id) => !existsSync(join(builds, id, '200.html')))
  if (missing.length > 0)
    throw new Error(
      `dist/${missing.join(', dist/')} is not built: run npm run build (or npm run build:${missing[0]}).`,
    )
}

async function servers(
  sites: readonly SiteId[],
  builds: string,
  work: string,
  ports: Record<SiteId, number>,
  mock: string,
): Promise<string[]> {
  const found = await Promise.all(
    sites.map(async (id) => {
      const site = parseSite(
        loadEnv('production', join(root, 'builds', id), 'VITE_'),
        `builds/${id}/.env`,
      )
      const dist = join(builds, id)
      const copy = join(work, id)
      await cp(dist, copy, { recursive: true })
      await setHost(copy, '', 4)
      const common = {
        site,
        hashes: await inlineHashes(dist),
        frames: await framePolicies(dist, site),
        closed: docsPaths(await readDocs(site)),
        brotli: hasBrotli(),
        api: mock,
        apiPaths: ['/__mock'],
      }
      return [
        nginxConfig({
          ...common,
          name: id,
          root: dist,
          listen: [`127.0.0.1:${ports[id]}`],
          serverName: site.canonicalHost,
        }),
        nginxConfig({
          ...common,
          name: `${id}_any`,
          root: copy,
          listen: [`127.0.0.1:${ports[id]} default_server`],
          serverName: '_',
        }),
      ]
    }),
  )
  return found.flat()
}

/**
 * Serves builds behind nginx with the generated configuration: each under its canonical name, and
 * under any other name as a copy for any host. The mock backend answers calls over HTTP.
 * @param options.sites the sites to serve, which must be built
 * @param options.builds the folder that has a folder per site, as `dist`
 * @throws Error that says what is missing
 */
export async function startServe({
  portBase = 4101,
  mockPort = portBase + 89,
  sites = siteIds,
  builds = join(root, 'dist'),
}: {
  portBase?: number
  mockPort?: number
  sites?: readonly [SiteId, ...SiteId[]]
  builds?: string
} = {}): Promise<Serving> {
  const ports = { com: portBase, zh: portBase + 1, ru: portBase + 2 }
  requireBuilds(sites, builds)
  findNginx()
  for (const id of sites) await requireFree(ports[id])
  // The folder is named by port, so that several servers can run at once.
  const work = join(root, '.cache', `serve-${portBase}`)
  await rm(work, { recursive: true, force: true })
  const mock = await startHttp({ port: mockPort })
  try {
    const config = await writeConfig(
      work,
      await servers(sites, builds, work, ports, `http://127.0.0.1:${mock.port}`),
    )
    const stopNginx = await startNginx(work, config, ports[sites[0]])
    const stop = async (): Promise<void> => {
      await Promise.all([stopNginx(), mock.close()])
    }
    return { ports, stop }
  } catch (error) {
    await mock.close()
    throw error
  }
}

if (import.meta.main) {
  try {
    const sites = readSites(process.argv.slice(2))
    const base = process.env['SERVE_PORT_BASE'] ?? '4101'
    const portBase = Number(base)
    // The mock backend is 89 ports further.
    if (!Number.isInteger(portBase) || portBase < 1 || portBase > 65_535 - 89)
      throw new Error(`SERVE_PORT_BASE is "${base}"; allowed: 1 to ${65_535 - 89}.`)
    const { ports, stop } = await startServe({
      portBase,
      sites,
    })
    for (const id of sites) console.log(`${id}  http://localhost:${ports[id]}/`)
    console.log(
      `Become somebody: curl -c jar -d '{"persona":"customer"}' http://localhost:${ports[sites[0]]}/__mock, or POST the same from the page.`,
    )
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
