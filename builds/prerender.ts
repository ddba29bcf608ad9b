import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prerenderOnly } from './articles/only.ts'
import { readManifest } from './release/manifest.ts'
import { readSites } from './settings/read-sites.ts'
import { readSettings } from './settings/settings.ts'
import { readSources } from './settings/sources.ts'
import { entriesOf } from '../src/lib/object.ts'
import { root } from './shared-config.ts'

// `npm run prerender -- --only /blog/x`: an article that was published, changed or withdrawn after
// the build, in the sites that have its address. `--from releases/<name>` begins with that release.

/** Puts a release back into dist, so that the articles are added to what is live. */
async function restore(release: string, dist: string, maps: string): Promise<void> {
  const { release: name, sites } = await readManifest(release)
  for (const [id, { files }] of entriesOf(sites)) {
    await rm(join(dist, id), { recursive: true, force: true })
    for (const file of Object.keys(files)) {
      const to = join(dist, id, file)
      await mkdir(dirname(to), { recursive: true })
      await cp(join(release, 'sites', id, file), to)
      await chmod(to, 0o644)
    }
  }
  await cp(join(release, 'hosting'), join(dist, 'hosting'), { recursive: true })
  await rm(maps, { recursive: true, force: true })
  await cp(join(release, '..', 'maps', name), maps, { recursive: true })
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      from: { type: 'string' },
      dist: { type: 'string', default: join(root, 'dist') },
      maps: { type: 'string', default: join(root, 'dist-maps') },
    },
  })
  const only = (values.only ?? []).map((url) => url.replace(/(?<=.)\/+$/, ''))
  if (only.length === 0 || only.some((url) => !url.startsWith('/')))
    throw new Error('Say which addresses: npm run prerender -- --only /blog/an-article.')
  if (!process.env['ARTICLES_SOURCE'])
    throw new Error('ARTICLES_SOURCE is not set, so nothing is known of any article.')
  if (values.from !== undefined) await restore(resolve(values.from), values.dist, values.maps)
  const missing = new Set(only)
  const sites = readSites(positionals)
  const absent = sites.filter(
    (id) => !existsSync(join(values.dist, id, 'assets')) || !existsSync(join(values.maps, id)),
  )
  if (absent.length > 0)
    throw new Error(
      `${absent.map((id) => join(values.dist, id)).join(', ')}: no build with its maps. Run npm run build, or begin with a release: --from releases/<name>.`,
    )
  for (const id of sites) {
    const site = readSettings(id)
    const { rendered, removed, purge } = await prerenderOnly({
      site,
      sources: await readSources(site),
      dist: join(values.dist, id),
      maps: join(values.maps, id),
      only,
    })
    for (const url of [...rendered, ...removed]) missing.delete(url)
    for (const url of rendered) console.log(`${id}: ${url}`)
    for (const url of removed) console.log(`${id}: ${url} is gone`)
    for (const url of purge) console.log(`${id}: purge https://${site.canonicalHost}${url}`)
  }
  if (missing.size > 0)
    throw new Error(
      `${[...missing].join(', ')}: no article of ARTICLES_SOURCE has this address, and no file.`,
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
