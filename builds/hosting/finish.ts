import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'
import { framePolicies } from '../demo-frames/frames.ts'
import { compressFolder } from './compress.ts'
import { commonLinks } from './links.ts'
import type { ClosedPaths } from './nginx-maps.ts'
import { inlineHashes } from './policy.ts'
import { movedFile, writeNginx } from './write-nginx.ts'
import { headersFile, LimitError, redirectsFile } from './static-host.ts'

interface Finished {
  distDir: string
  site: Site
  /** The addresses of articles that have a file. */
  articles?: readonly string[]
  closed?: ClosedPaths
  /** The former addresses of articles. */
  moved?: readonly RedirectRow[]
}

/**
 * Writes the hosts' configuration: dist/<site>/_headers and _redirects, dist/hosting/nginx and
 * dist/hosting/container.
 * @throws where a document violates the content security policy
 */
export async function writeHosts({
  distDir,
  site,
  articles = [],
  closed,
  moved = [],
}: Finished): Promise<void> {
  const hashes = await inlineHashes(distDir)
  const frames = await framePolicies(distDir, site)
  try {
    const rules = {
      _headers: headersFile(site, hashes, undefined, frames, await commonLinks(distDir)),
      _redirects: redirectsFile(
        site,
        undefined,
        [...redirects, ...moved],
        [...Object.keys(frames), ...articles],
      ),
    }
    for (const [name, text] of Object.entries(rules)) await writeFile(join(distDir, name), text)
  } catch (error) {
    if (!(error instanceof LimitError)) throw error
    // The other hosts still work.
    console.warn(`${error.message} _headers and _redirects are not written: use nginx.`)
  }
  const hosting = join(dirname(distDir), 'hosting')
  // `npm run nginx` reads them, because it has no source of articles.
  await mkdir(hosting, { recursive: true })
  await writeFile(movedFile(distDir, site), `${JSON.stringify(moved, null, 2)}\n`)
  const built = { distDir, site, closed }
  await writeNginx(join(hosting, 'nginx'), built)
  await writeNginx(join(hosting, 'container'), built, {
    isPlain: true,
    port: '8080',
    www: '/srv/www',
    log: '/dev/stdout',
    version: [1, 30, 0],
  })
}

/**
 * The last step of a site's build: writes the hosts' configuration and compresses every file.
 * @throws where a document violates the content security policy
 */
export async function finish(built: Finished): Promise<void> {
  await writeHosts(built)
  const { distDir, site } = built
  await compressFolder(
    distDir,
    siteIds.filter((id) => id !== site.id).map((id) => join(dirname(distDir), id)),
  )
}
