import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServiceStatus } from '../../src/api/contract/service-status.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { readBrand } from '../brands/brand.ts'
import { makeStatusFeed } from './feed.ts'
import { pageKinds, statusFeedFile, statusPage, statusPath } from './page.ts'
import { parseStatus, readStatus } from './source.ts'
import type { KnownStatus } from './source.ts'

/** What an earlier build has kept. It is the page as JSON too. */
const keptFile = 'status.json'

/** Null where there is none, or none that can be read. */
async function readKept(into: string): Promise<KnownStatus | null> {
  const file = join(into, keptFile)
  try {
    return parseStatus(JSON.parse(await readFile(file, 'utf8')), file)
  } catch {
    return null
  }
}

/** Incidents that the source no longer lists stay in the archive, once they are over. */
const withArchive = (status: ServiceStatus, kept: ServiceStatus | undefined): ServiceStatus => {
  const ids = new Set(status.incidents.map(({ id }) => id))
  const older = (kept?.incidents ?? []).filter(
    ({ id, resolvedAt }) => !ids.has(id) && resolvedAt !== null,
  )
  return {
    ...status,
    incidents: [...status.incidents, ...older].toSorted((a, b) =>
      b.startedAt.localeCompare(a.startedAt),
    ),
  }
}

interface StatusBuild {
  site: Site
  /** A JSON file or the origin of a backend. */
  source: string
  into: string
  /** The address of the page, without a slash at its end. */
  url: string
  now: Date
}

/**
 * Writes the status page: two documents for each language, their feeds and the JSON. A source that
 * is gone or broken does not stop it: the pages then say that the state is unknown, above what was
 * known before.
 * @returns the written files, what they show, and the error of the source
 */
export async function writeStatus({
  site,
  source,
  into,
  url,
  now,
}: StatusBuild): Promise<{ files: string[]; known: KnownStatus | null; fault: Error | null }> {
  const kept = await readKept(into)
  let fault: Error | null = null
  const read = await readStatus(source).catch((error: unknown) => {
    fault = error instanceof Error ? error : new Error(String(error))
    return null
  })
  const fresh =
    read &&
    Object.fromEntries(
      contentLanguages.flatMap((language) => {
        const status = read[language]
        return status ? [[language, withArchive(status, kept?.[language])]] : []
      }),
    )
  const shown = fresh ? parseStatus(fresh, source) : kept
  const made: Record<string, string> = {}
  for (const language of contentLanguages) {
    const own = shown?.[language]
    const status = own ?? shown?.en ?? null
    const news = `${canonicalUrl(href({ id: 'support' }, { language: 'en', prefixPolicy: 'none' }), language, site.hosts)}#status`
    for (const kind of pageKinds)
      made[`${statusPath(kind, language)}index.html`] = statusPage(kind, {
        brand: site.brand,
        url,
        news,
        language,
        status,
        written: own ? language : 'en',
        checkedAt: now.toISOString(),
        isStale: !read,
      })
    if (status)
      made[statusFeedFile(language)] = makeStatusFeed({
        status,
        language,
        brand: site.brand,
        link: `${url}/${statusPath('index', language)}`,
        self: `${url}/${statusFeedFile(language)}`,
      })
  }
  if (shown) made[keptFile] = `${JSON.stringify(shown)}\n`
  for (const [name, text] of Object.entries(made)) {
    await mkdir(dirname(join(into, name)), { recursive: true })
    await writeFile(join(into, name), text)
  }
  await copyFile(join(readBrand(site.brand).publicDir, 'favicon.svg'), join(into, 'favicon.svg'))
  return { files: Object.keys(made), known: shown, fault }
}
