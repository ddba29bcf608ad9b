import { existsSync } from 'node:fs'
import {
  cp,
  lstat,
  mkdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { place } from './make.ts'
import { damageOf, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { purgeList } from './purge.ts'

// On the host, `<www>/<host name>` is a link to a site of a release in `<www>/releases`, and
// `<www>/<host name>.previous` to the one before. After a roll-back `<www>/<host name>.undone` leads to
// the one that was left. Changing a link swaps all documents at once.

export interface Rolled {
  id: SiteId
  from: string | null
  to: string
  purge: string[]
  /** Whether nginx has to read its configuration again. */
  isReloadNeeded: boolean
}

/** Makes or changes a link, so that it always leads somewhere. */
async function pointTo(link: string, target: string): Promise<void> {
  await rm(`${link}.next`, { force: true })
  await symlink(target, `${link}.next`)
  await rename(`${link}.next`, link)
}

const releasesOf = (www: string): string => join(www, 'releases')
const targetOf = (release: string, id: SiteId): string => join('releases', release, 'sites', id)

/**
 * The release that a link leads to; null without one.
 * @throws for what is no link, such as a site that was copied there by hand
 */
async function releaseAt(link: string): Promise<string | null> {
  const there = await lstat(link).catch(() => null)
  if (there === null) return null
  if (!there.isSymbolicLink())
    throw new Error(`${link} is no link, which a roll-out makes of this name: move it away.`)
  return /(?:^|\/)releases\/([^/]+)\//.exec(await readlink(link))?.[1] ?? null
}

/**
 * Open tabs of either release load their assets from the one that is live. What lies there besides, of
 * roll-outs before, has had its time.
 */
async function shareAssets(www: string, from: Manifest, to: string, id: SiteId): Promise<void> {
  const [there, here] = [join(www, targetOf(from.release, id)), join(www, targetOf(to, id))]
  const { files, kept } = from.sites[id]
  for (const name of [...Object.keys(files), ...kept]) {
    if (!name.startsWith('assets/') || !existsSync(join(there, name))) continue
    if (!existsSync(join(here, name))) await place(join(there, name), join(here, name))
  }
}

const textAt = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

async function swap(www: string, id: SiteId, to: string, manifest: Manifest): Promise<Rolled> {
  const { host, files } = manifest.sites[id]
  const link = join(www, host)
  const from = await releaseAt(link)
  const before = from === null ? null : await readManifest(join(releasesOf(www), from))
  if (before && from !== to) await shareAssets(www, before, to, id)
  const purge = purgeList(files, before?.sites[id].files, id === 'ru' ? 'prefixed' : 'none')
  const config = join(www, 'nginx')
  await mkdir(config, { recursive: true })
  let isReloadNeeded = false
  for (const name of [`${id}.conf`, 'default.conf']) {
    const fresh = await textAt(join(releasesOf(www), to, 'hosting', 'nginx', name))
    if (fresh === null || fresh === (await textAt(join(config, name)))) continue
    await writeFile(join(config, `${name}.next`), fresh)
    await rename(join(config, `${name}.next`), join(config, name))
    isReloadNeeded = true
  }
  if (from !== to) {
    if (from !== null) await pointTo(`${link}.previous`, targetOf(from, id))
    await pointTo(link, targetOf(to, id))
    await writeFile(join(www, `purge.${id}.txt`), purge.map((url) => `${url}\n`).join(''))
  }
  return { id, from, to, purge, isReloadNeeded }
}

/**
 * Brings a release onto a host, or some of its sites: the files first, then the links. Each site is
 * a stage that can be looked at before the next one.
 * @throws where a file of the release is missing or changed, before anything is swapped
 */
export async function rollOut(
  release: string,
  www: string,
  sites: readonly SiteId[] = siteIds,
): Promise<Rolled[]> {
  const manifest = await readManifest(release)
  const damage = await damageOf(release, manifest)
  if (damage.length > 0)
    throw new Error(`${release} is not as it was made:\n${damage.slice(0, 20).join('\n')}`)
  const there = join(releasesOf(www), manifest.release)
  if (resolve(release) !== resolve(there) && !existsSync(join(there, 'manifest.json'))) {
    await rm(`${there}.part`, { recursive: true, force: true })
    await mkdir(releasesOf(www), { recursive: true })
    await cp(release, `${there}.part`, { recursive: true })
    await rename(`${there}.part`, there)
  }
  for (const id of sites) await releaseAt(join(www, manifest.sites[id].host))
  const rolled: Rolled[] = []
  for (const id of sites) {
    const one = await swap(www, id, manifest.release, manifest)
    if (one.from !== one.to)
      await rm(join(www, `${manifest.sites[id].host}.undone`), { force: true })
    rolled.push(one)
  }
  return rolled
}

/**
 * Puts the release before the live one back, for all sites or some. A site that is back already stays,
 * or a roll-back of one site and then of all would bring the first one forward again. Where all of
 * them are back, doing it again undoes it.
 * @throws where a site has no release before
 */
export async function rollBack(
  www: string,
  hosts: Readonly<Record<SiteId, string>>,
  sites: readonly SiteId[] = siteIds,
): Promise<Rolled[]> {
  const known = await Promise.all(
    sites.map(async (id) => {
      const link = join(www, hosts[id])
      const undone = await releaseAt(`${link}.undone`)
      return {
        id,
        link,
        undone,
        back: await releaseAt(undone === null ? `${link}.previous` : link),
      }
    }),
  )
  const isUndoing = known.every(({ undone }) => undone !== null)
  const wanted = await Promise.all(
    known.map(async ({ id, link, undone, back }) => {
      const release = isUndoing ? undone : back
      if (release === null)
        throw new Error(`${link} has no release before it, so nothing was changed.`)
      return { id, link, manifest: await readManifest(join(releasesOf(www), release)) }
    }),
  )
  const rolled: Rolled[] = []
  for (const { id, link, manifest } of wanted) {
    const one = await swap(www, id, manifest.release, manifest)
    if (isUndoing) await rm(`${link}.undone`, { force: true })
    else if (one.from !== one.to) await rename(`${link}.previous`, `${link}.undone`)
    rolled.push(one)
  }
  return rolled
}
