import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { docsPaths } from '../docs/pages.ts'
import { readDocs } from '../docs/source.ts'
import { framePolicies } from '../demo-frames/frames.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { readSites } from '../settings/read-sites.ts'
import { readSettings } from '../settings/settings.ts'
import { root } from '../shared-config.ts'
import { commonLinks } from './links.ts'
import { defaultServer, nginxConfig, parseVersion } from './nginx.ts'
import type { NginxVersion } from './nginx.ts'
import type { ClosedPaths } from './nginx-maps.ts'
import { inlineHashes } from './policy.ts'

interface Host {
  version?: NginxVersion | undefined
  brotli?: boolean
  /** Behind a proxy that ends TLS, or in a container. */
  isPlain?: boolean
  /** The port of http; that of https is 443. */
  port?: string
  /** The folder with a folder per host name, each with fullchain.pem and privkey.pem. */
  certificates?: string
  /** The folder with a folder per host name, each a built site. */
  www?: string
  /** The folder of the logs, or a file such as /dev/stdout. */
  log?: string
}

/** The former addresses of the articles of a built site. */
export const movedFile = (distDir: string, site: Site): string =>
  join(dirname(distDir), 'hosting', `moved-${site.id}.json`)

const Moves = v.array(
  v.object({
    path: v.string(),
    to: v.string(),
    status: v.literal(301),
    guard: v.literal('redirect'),
    langs: v.tuple([v.picklist(contentLanguages)]),
    index: v.boolean(),
  }),
)
async function movesOf(distDir: string, site: Site): Promise<RedirectRow[]> {
  const file = movedFile(distDir, site)
  return existsSync(file) ? v.parse(Moves, JSON.parse(await readFile(file, 'utf8'))) : []
}

/** Writes `<site>.conf` and `default.conf` of a built site into a folder. */
export async function writeNginx(
  folder: string,
  { distDir, site, closed }: { distDir: string; site: Site; closed?: ClosedPaths | undefined },
  {
    version,
    brotli = false,
    isPlain = false,
    port = '80',
    certificates = '/etc/letsencrypt/live',
    www = '/var/www',
    log = '/var/log/nginx',
  }: Host = {},
): Promise<void> {
  const plain = [port, `[::]:${port}`]
  const secure = ['443', '[::]:443']
  const live = `${certificates}/${site.canonicalHost}`
  const config = nginxConfig({
    site,
    hashes: await inlineHashes(distDir),
    frames: await framePolicies(distDir, site),
    links: await commonLinks(distDir),
    closed,
    redirects: [...redirects, ...(await movesOf(distDir, site))],
    name: site.id,
    root: `${www}/${site.canonicalHost}`,
    listen: isPlain ? plain : secure,
    serverName: site.canonicalHost,
    brotli,
    version,
    log: log.startsWith('/dev/') ? log : `${log}/${site.canonicalHost}.log`,
    ...(!isPlain && {
      tls: {
        certificate: `${live}/fullchain.pem`,
        key: `${live}/privkey.pem`,
        redirectFrom: plain,
      },
    }),
  })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${site.id}.conf`), config)
  // The same in the builds of all sites, which write one file.
  await writeFile(
    join(folder, 'default.conf'),
    defaultServer({ plain, secure: isPlain ? [] : secure, root: `${www}/${site.hosts.com}` }),
  )
}

// `npm run nginx`: the configuration of built sites for another nginx than the usual one.
if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        version: { type: 'string', default: '1.22' },
        brotli: { type: 'boolean', default: false },
        plain: { type: 'boolean', default: false },
        port: { type: 'string', default: '80' },
        certificates: { type: 'string', default: '/etc/letsencrypt/live' },
        www: { type: 'string', default: '/var/www' },
        log: { type: 'string', default: '/var/log/nginx' },
        dist: { type: 'string', default: join(root, 'dist') },
        into: { type: 'string', default: join(root, 'dist', 'hosting', 'nginx') },
      },
    })
    if (!/^[1-9]\d{0,4}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`--port is "${values.port}"; allowed: 1 to 65535.`)
    const sites = readSites(positionals)
    for (const id of sites)
      if (!existsSync(join(values.dist, id, '200.html')))
        throw new Error(`${join(values.dist, id)} is not built: run npm run build:${id}.`)
    for (const id of sites) {
      const site = readSettings(id)
      await writeNginx(
        values.into,
        {
          distDir: join(values.dist, id),
          site,
          closed: docsPaths(await readDocs(site)),
        },
        {
          version: parseVersion(values.version),
          brotli: values.brotli,
          isPlain: values.plain,
          port: values.port,
          certificates: values.certificates,
          www: values.www,
          log: values.log,
        },
      )
      console.log(join(values.into, `${id}.conf`))
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
