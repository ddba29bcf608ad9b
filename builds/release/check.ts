import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteIds } from '../../src/site/sites.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'
import { readPages, wrongAlternates, wrongFeeds, wrongHeads, wrongLinks } from './documents.ts'
import { carriesMocks, wrongDocuments, wrongPolicies } from './sizes.ts'

/**
 * What is wrong with three built sites, by the functions that the browser tests ask too: heads,
 * links, alternates, feeds, sizes, mocks, and inline scripts that a host would block.
 */
export async function wrongSites(
  dist: string,
  sites: Readonly<Record<SiteId, Site>>,
): Promise<string[]> {
  const pages = (
    await Promise.all(siteIds.map((id) => readPages({ site: sites[id], dist: join(dist, id) })))
  ).flat()
  const wrong = [
    ...wrongHeads(pages),
    ...wrongLinks(pages),
    ...wrongAlternates(pages),
    ...(await wrongFeeds(pages)),
  ]
  for (const id of siteIds) {
    const folder = join(dist, id)
    const nginx = await readFile(join(dist, 'hosting', 'nginx', `${id}.conf`), 'utf8')
    const found = [
      ...(await wrongDocuments(folder)),
      ...(await carriesMocks(folder)),
      ...(await wrongPolicies(folder, nginx)),
    ]
    wrong.push(...found.map((line) => `${id}/${line}`))
    if (sites[id].apiOrigin.startsWith('http:'))
      wrong.push(`${id}: VITE_API_ORIGIN is "${sites[id].apiOrigin}", which is this machine.`)
  }
  return wrong
}
