import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'

const File = v.object({ sha256: v.string(), size: v.number() })
const Site = v.object({
  host: v.string(),
  build: v.string(),
  /** The files of this build by their path below the site. */
  files: v.record(v.string(), File),
  /** Assets of earlier releases that lie beside them for open tabs. */
  kept: v.array(v.string()),
})
const Manifest = v.object({
  release: v.string(),
  commit: v.nullable(v.string()),
  sites: v.object({ com: Site, zh: Site, ru: Site }),
  /** The hosts' configuration: nginx/ and container/. */
  hosting: v.record(v.string(), File),
})

/** What a release consists of. It holds no time, so that two releases of one commit are equal. */
export type Manifest = v.InferOutput<typeof Manifest>
export type Files = Manifest['hosting']

export const manifestName = 'manifest.json'

/** Every file below a folder, in order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('hex')
}

/** The hashes and sizes of a folder's files. */
export async function measureFiles(folder: string, names?: readonly string[]): Promise<Files> {
  const found: Files = {}
  for (const name of names ?? (await listFiles(folder))) {
    const file = join(folder, name)
    found[name] = { sha256: await hashOf(file), size: (await stat(file)).size }
  }
  return found
}

/** The name of a release: a hash of what it contains. */
export function releaseOf(sites: Readonly<Record<SiteId, Files>>, hosting: Files): string {
  const hash = createHash('sha256')
  const add = (part: string, files: Files): void => {
    for (const name of Object.keys(files).toSorted())
      hash.update(`${part}/${name} ${files[name]?.sha256}\n`)
  }
  for (const id of siteIds) add(id, sites[id])
  add('hosting', hosting)
  return hash.digest('hex').slice(0, 12)
}

/** @throws Error that names the folder which is no release */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null)
    throw new Error(`${folder} is no release: it has no ${manifestName}. Run npm run release.`)
  return v.parse(Manifest, JSON.parse(text))
}

/** What differs between a folder and its manifest. */
export async function damageOf(folder: string, manifest: Manifest): Promise<string[]> {
  const wrong: string[] = []
  for (const id of siteIds) {
    const { files } = manifest.sites[id]
    for (const [name, { sha256 }] of Object.entries(files)) {
      const found = await hashOf(join(folder, 'sites', id, name)).catch(() => 'missing')
      if (found !== sha256)
        wrong.push(`${id}/${name} is ${found === 'missing' ? 'missing' : 'changed'}`)
    }
  }
  return wrong
}
