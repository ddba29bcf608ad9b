import { chmod, cp, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { siteIds } from '../../src/site/sites.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'
import { manifestName, measureFiles, readManifest, releaseOf } from './manifest.ts'
import type { Files, Manifest } from './manifest.ts'
import { purgeList } from './purge.ts'

const History = v.array(v.object({ release: v.string(), at: v.string() }))
export type History = v.InferOutput<typeof History>
const Version = v.object({ build: v.string(), commit: v.nullable(v.string()) })
const day = 86_400_000

/** The releases that were made into a folder, oldest first. */
export async function readHistory(into: string): Promise<History> {
  const text = await readFile(join(into, 'history.json'), 'utf8').catch(() => '[]')
  return v.parse(History, JSON.parse(text))
}

/** Puts a file beside another one: the same bytes once on the disk, where the disk allows it. */
export async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch(async () => cp(from, to))
}

/**
 * Adds the own assets of a release to those of another one, where it has no file of the name. What it
 * keeps of still earlier releases is not its own, or no asset would ever grow old.
 */
async function keepAssets(release: string, id: SiteId, to: string): Promise<string[]> {
  const { files } = (await readManifest(release)).sites[id]
  const from = join(release, 'sites', id)
  const kept: string[] = []
  for (const file of Object.keys(files)) {
    if (!file.startsWith('assets/') || existsSync(join(to, file))) continue
    await place(join(from, file), join(to, file))
    kept.push(file)
  }
  return kept
}

/**
 * The commit of the three built sites; null if unknown.
 * @throws where one is not built, or is of another commit
 */
export async function builtCommit(dist: string): Promise<string | null> {
  const commits = await Promise.all(
    siteIds.map(async (id) => {
      const text = await readFile(join(dist, id, 'version.json'), 'utf8').catch(() => null)
      if (text === null) throw new Error(`${join(dist, id)} is not built: run npm run build.`)
      return v.parse(Version, JSON.parse(text)).commit
    }),
  )
  const [commit = null] = commits
  if (commits.some((one) => one !== commit))
    throw new Error(
      `The three sites are of different commits (${commits.join(', ')}): run npm run build.`,
    )
  return commit
}

export interface Making {
  /** The folder of the built sites, with hosting/nginx. */
  dist: string
  /** The folder of all releases. */
  into: string
  sites: Readonly<Record<SiteId, Site>>
  /** How long assets of an earlier release stay beside the new ones, after the next one followed it. */
  keepDays?: number
  now?: Date
}

export interface Made {
  folder: string
  manifest: Manifest
  purge: Record<SiteId, string[]>
  /** The release before this one. */
  previous: string | null
}

/**
 * Makes a release of three built sites: a folder named by its content, with a manifest, the hosts'
 * configuration and the list of addresses to purge. Nothing changes it afterwards: its files are
 * read-only. Source maps lie beside it in `maps/`, and never inside.
 */
export async function makeRelease({
  dist,
  into,
  sites,
  keepDays = 30,
  now = new Date(),
}: Making): Promise<Made> {
  const commit = await builtCommit(dist)
  const files: Record<SiteId, Files> = {
    com: await measureFiles(join(dist, 'com')),
    zh: await measureFiles(join(dist, 'zh')),
    ru: await measureFiles(join(dist, 'ru')),
  }
  const hosting = await measureFiles(join(dist, 'hosting'))
  const release = releaseOf(files, hosting)
  const folder = join(into, release)
  const history = await readHistory(into)
  // A folder that was deleted by its age has nothing to keep, and is nothing to compare with.
  const earlier = history.filter(
    (one) => one.release !== release && existsSync(join(into, one.release, manifestName)),
  )
  const previous = earlier.at(-1)?.release ?? null

  if (!existsSync(join(folder, manifestName))) {
    // The folder appears whole: a release that was interrupted is none.
    const work = join(into, `.${release}`)
    await rm(work, { recursive: true, force: true })
    const describe = async (id: SiteId): Promise<Manifest['sites'][SiteId]> => {
      const from = join(dist, id)
      for (const name of Object.keys(files[id])) {
        const to = join(work, 'sites', id, name)
        await mkdir(dirname(to), { recursive: true })
        await cp(join(from, name), to)
        await chmod(to, 0o444)
      }
      const { build } = v.parse(
        Version,
        JSON.parse(await readFile(join(from, 'version.json'), 'utf8')),
      )
      const kept: string[] = []
      const since = now.getTime() - keepDays * day
      // A tab may have been opened until the next release replaced this one.
      for (const one of earlier.filter(
        (_, index) => Date.parse(earlier[index + 1]?.at ?? now.toISOString()) >= since,
      ))
        kept.push(...(await keepAssets(join(into, one.release), id, join(work, 'sites', id))))
      return { host: sites[id].canonicalHost, build, files: files[id], kept: kept.toSorted() }
    }
    await cp(join(dist, 'hosting'), join(work, 'hosting'), { recursive: true })
    const manifest: Manifest = {
      release,
      commit,
      sites: { com: await describe('com'), zh: await describe('zh'), ru: await describe('ru') },
      hosting,
    }
    await writeFile(join(work, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(work, folder)
  }
  const manifest = await readManifest(folder)
  const before = previous === null ? null : await readManifest(join(into, previous))
  const purgeOf = (id: SiteId): string[] =>
    purgeList(files[id], before?.sites[id].files, sites[id].prefixPolicy)
  const purge = { com: purgeOf('com'), zh: purgeOf('zh'), ru: purgeOf('ru') }
  await mkdir(join(into, 'purge'), { recursive: true })
  for (const id of siteIds)
    await writeFile(
      join(into, 'purge', `${release}.${id}.txt`),
      purge[id].map((url) => `${url}\n`).join(''),
    )
  await writeFile(
    join(into, 'history.json'),
    `${JSON.stringify([...earlier, { release, at: now.toISOString() }], null, 1)}\n`,
  )
  return { folder, manifest, purge, previous }
}
