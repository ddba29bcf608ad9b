import { Feed } from 'feed'
import { proseOf } from '../../src/mocks/seed/docs/prose.ts'
import { wordsOf } from '../../src/mocks/seed/docs/words.ts'
import { apiFeedPath, apiFilePath } from '../../src/routes/docs.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { fillFacts } from '../../src/task-api/facts.ts'
import { apiReleases } from '../../src/task-api/releases.ts'
import { docsPath } from './pages.ts'
import { makePostman } from './postman.ts'
import { makeTaskOpenApi } from './task-openapi.ts'

/** The feed of the list of changes: an entry for each version. */
function changesFeed(site: Site, language: Language): string {
  const { releases, articles } = proseOf[language]
  const list = canonicalUrl(docsPath('changelog'), language, site.hosts)
  const feed = new Feed({
    title: wordsOf(language, 'apiDocs')('files.feed'),
    description: articles.changelog.description,
    id: list,
    link: list,
    language: languages[language].tag,
    updated: new Date(apiReleases[0].date),
    copyright: site.brand,
    generator: site.brand,
    feedLinks: { rss: `https://${site.canonicalHost}${apiFeedPath(language)}` },
  })
  for (const { version, date, changes } of apiReleases)
    feed.addItem({
      title: version,
      id: `${list}#${version}`,
      link: `${list}#${date.slice(0, 7)}`,
      description: fillFacts(changes.map((change) => releases[change]).join(' ')),
      date: new Date(date),
    })
  return feed.rss2()
}

/** The task API as files, and the feed of their changes, by path: in each language, with the site's host. */
export const apiFilesOf = (site: Site): Record<string, string> =>
  Object.fromEntries(
    contentLanguages.flatMap((language): [string, string][] => [
      [apiFilePath('openapi', language), `${JSON.stringify(makeTaskOpenApi(site, language))}\n`],
      [apiFilePath('postman', language), `${JSON.stringify(makePostman(site, language))}\n`],
      [apiFeedPath(language), changesFeed(site, language)],
    ]),
  )
