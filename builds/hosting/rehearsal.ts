import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { startHttp } from '../../src/mocks/http.ts'
import { parseSite } from '../../src/site/env.ts'
import { root } from '../shared-config.ts'
import { nginxConfig } from './nginx.ts'
import { inlineHashes } from './policy.ts'
import { hasBrotli, requireFree, startNginx, writeConfig } from './run-nginx.ts'
import { setHost } from './set-host.ts'

const work = join(root, '.cache', 'rehearsal')
const sources = [
  'builds',
  'docs',
  'index.html',
  'locales',
  'package-lock.json',
  'package.json',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

/** The mark that the changed module leaves in the page. */
export const changeMark = 'second-build'

/**
 * Builds the site com from a copy of the source in which one module has changed.
 * @param file the module, below the project's folder
 * @returns the folder of the build
 * @throws where the build fails
 */
export async function buildChanged(file: string): Promise<string> {
  const copy = join(work, 'source')
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const source of sources)
    await cp(join(root, source), join(copy, source), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await appendFile(
    join(copy, file),
    `\nif (typeof window !== 'undefined') performance.mark('${changeMark}')\n`,
  )
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '-c', 'vite.config.ts', '--logLevel', 'error'],
    { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`The second build ended with ${String(code)}.`)
  return join(copy, 'dist', 'com')
}

export interface Host {
  url: string
  /** Releases a build onto the host in the order of README.md. */
  release: (dist: string) => Promise<{ assets: string[]; fresh: string[] }>
  /** Deletes the assets that the last release does not name, which README.md forbids. */
  forget: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts an empty host: nginx with the generated configuration, and the mock backend. */
export async function openHost(port: number): Promise<Host> {
  await requireFree(port)
  const www = join(work, 'www')
  const nginx = join(work, 'nginx')
  await rm(www, { recursive: true, force: true })
  await rm(nginx, { recursive: true, force: true })
  await mkdir(join(www, 'assets'), { recursive: true })
  const file = 'builds/com/.env'
  const site = parseSite(loadEnv('production', join(root, 'builds', 'com'), 'VITE_'), file)
  const mock = await startHttp({ port: 0 })
  let stopNginx: (() => Promise<void>) | null = null
  let current: string[] = []

  async function configure(dist: string): Promise<void> {
    const server = nginxConfig({
      site,
      hashes: await inlineHashes(dist),
      brotli: hasBrotli(),
      api: mock.url,
      apiPaths: ['/__mock'],
      name: 'rehearsal',
      root: www,
      listen: [`127.0.0.1:${port} default_server`],
      serverName: '_',
    })
    const config = await writeConfig(nginx, [server])
    if (!stopNginx) {
      stopNginx = await startNginx(nginx, config, port)
      return
    }
    process.kill(Number(await readFile(join(nginx, 'nginx.pid'), 'utf8')), 'SIGHUP')
  }

  return {
    url: `http://localhost:${port}`,
    async release(built) {
      const dist = join(work, 'release')
      await rm(dist, { recursive: true, force: true })
      await cp(built, dist, { recursive: true })
      await setHost(dist, '', 4)
      const assets = await readdir(join(dist, 'assets'), { recursive: true, withFileTypes: true })
      current = assets
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
      const files = current.filter((name) => !/\.(?:br|gz)$/.test(name))
      const fresh = files.filter((name) => !existsSync(join(www, name)))
      await cp(join(dist, 'assets'), join(www, 'assets'), { recursive: true })
      for (const name of (await readdir(dist)).filter((one) => one !== 'assets'))
        await cp(join(dist, name), join(www, name), { recursive: true })
      await configure(dist)
      return { assets: files, fresh }
    },
    async forget() {
      const files = await readdir(join(www, 'assets'), { recursive: true, withFileTypes: true })
      const old = files
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(www.length))
        .filter((name) => !current.includes(name))
      for (const name of old) await rm(join(www, name))
      return old.filter((name) => !/\.(?:br|gz)$/.test(name))
    },
    async stop() {
      await stopNginx?.()
      await mock.close()
    },
  }
}
