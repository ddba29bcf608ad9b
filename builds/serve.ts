import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { startHttp } from '../src/mocks/http.ts'
import { parseSite } from '../src/site/env.ts'
import { siteIds } from '../src/site/sites.ts'
import type { SiteId } from '../src/site/sites.ts'
import { nginxConfig } from './hosting/nginx.ts'
import { inlineHashes } from './hosting/policy.ts'
import { setHost } from './hosting/set-host.ts'

const root = join(import.meta.dirname, '..')
const modulesFolder = '/usr/lib/nginx/modules'

export interface Serving {
  ports: Record<SiteId, number>
  stop: () => Promise<void>
}

/** @throws Error with how to get it */
function findNginx(): string {
  const candidates = [process.env['NGINX_PATH'], ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'nginx')), '/usr/sbin/nginx']
  const found = candidates.find((path) => path && existsSync(path))
  if (found) return found
  throw new Error('nginx was not found in NGINX_PATH, PATH or /usr/sbin. On Debian: apt-get install nginx-light.')
}

function requireBuilds(): void {
  const missing = siteIds.filter((id) => !existsSync(join(root, 'dist', id, '200.html')))
  if (missing.length > 0) throw new Error(`dist/${missing.join(', dist/')} is not built: run npm run build (or npm run build:${missing[0]}).`)
}

async function writeConfig(work: string, base: number, mock: string): Promise<string> {
  const brotli = existsSync(join(modulesFolder, 'ngx_http_brotli_static_module.so'))
  const servers: string[] = []
  for (const [index, id] of siteIds.entries()) {
    const site = parseSite(loadEnv('production', join(root, 'builds', id), 'VITE_'), `builds/${id}/.env`)
    const dist = join(root, 'dist', id)
    const copy = join(work, id)
    await cp(dist, copy, { recursive: true })
    await setHost(copy, '')
    const common = { site, hashes: await inlineHashes(dist), brotli, api: mock, apiPaths: ['/__mock'] }
    servers.push(
      nginxConfig({ ...common, name: id, root: dist, listen: `127.0.0.1:${base + index}`, serverName: site.canonicalHost }),
      nginxConfig({ ...common, name: `${id}_any`, root: copy, listen: `127.0.0.1:${base + index} default_server`, serverName: '_' }),
    )
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${work}/tmp/${name};`)
  const config = `${brotli ? `load_module ${modulesFolder}/ngx_http_brotli_static_module.so;\n` : ''}daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log warn;
events {
  worker_connections 512;
}
http {
  access_log off;
  map_hash_max_size 8192;
  map_hash_bucket_size 256;
  types_hash_max_size 2048;
${temporary.join('\n')}
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    text/plain txt;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    font/woff2 woff2;
  }
${servers.join('\n')}
}
`
  const file = join(work, 'nginx.conf')
  await writeFile(file, config)
  return file
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    (response) => response.ok,
    () => false,
  )
}

const ended = (child: ChildProcess): Promise<void> => (child.exitCode === null ? new Promise((resolve) => child.once('exit', () => resolve())) : Promise.resolve())

/**
 * Serves the three builds behind nginx with the generated configuration, each under its canonical name and, for any other name, as a
 * copy that any host may show. Calls are answered by the mock backend over HTTP.
 * @throws Error that says what is missing
 */
export async function startServe({ portBase = 4101, mockPort = portBase + 89 }: { portBase?: number; mockPort?: number } = {}): Promise<Serving> {
  requireBuilds()
  const nginx = findNginx()
  // By port: several may serve side by side.
  const work = join(root, '.cache', `serve-${portBase}`)
  await rm(work, { recursive: true, force: true })
  await mkdir(join(work, 'tmp'), { recursive: true })
  const mock = await startHttp({ port: mockPort })
  const config = await writeConfig(work, portBase, `http://127.0.0.1:${mock.port}`)
  const child = spawn(nginx, ['-p', work, '-c', config, '-e', join(work, 'error.log')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT')
    await Promise.all([ended(child), mock.close()])
  }
  for (let tries = 0; !(await answers(portBase)); tries += 1) {
    if (child.exitCode !== null || tries > 50) {
      await stop()
      throw new Error(`nginx did not start; see above and ${join(work, 'error.log')}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { ports: { com: portBase, zh: portBase + 1, ru: portBase + 2 }, stop }
}

if (import.meta.main) {
  try {
    const { ports, stop } = await startServe({ portBase: Number(process.env['SERVE_PORT_BASE'] ?? 4101) })
    for (const id of siteIds) console.log(`${id}  http://localhost:${ports[id]}/`)
    console.log('Become somebody: curl -c jar -d \'{"persona":"customer"}\' http://localhost:4101/__mock, or POST the same from the page.')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
