import type { DocsChange } from '../../src/api/contract/docs.ts'
import { sentences } from '../../src/lib/sentences.ts'
import { docsOf } from '../../src/mocks/seed/docs.ts'
import { fillWords, untilText, wordsOf } from '../../src/mocks/seed/docs/words.ts'
import { apiFeedPath, apiFilePath } from '../../src/routes/docs.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { typeSlugs } from '../../src/task-api/captcha-types.ts'
import { products } from '../../src/task-api/methods.ts'
import type { ApiProduct } from '../../src/task-api/methods.ts'
import { changeConcerns } from '../../src/task-api/releases.ts'
import { makeFeed } from '../feeds/feed.ts'
import { docsPath } from './pages.ts'
import type { KnownDocs } from './source.ts'
import { makePostman } from './postman.ts'
import { makeTaskOpenApi, productNames } from './task-openapi.ts'

/** A text with its end and what replaces it, for those who read the feed alone. */
function toldOf(change: DocsChange, language: Language): string {
  const { text, retiresOn, replacement } = change
  if (retiresOn === null) return text
  const instead =
    replacement &&
    fillWords(wordsOf(language, 'apiChanges')('instead'), { name: replacement.title }) +
      (language === 'zh' ? '。' : '.')
  return sentences(text, untilText(retiresOn, language), instead)
}

/** The list of changes of a source, or the repository's own where the source has none. */
function changesIn(language: Language, docs: readonly KnownDocs[]): readonly DocsChange[] {
  const known = docs
    .find((one) => one.language === language)
    ?.articles.find(({ slug }) => slug === 'changelog')
  const changes = known?.changes ?? []
  return changes.length > 0
    ? changes
    : (docsOf(language).articles.find(({ slug }) => slug === 'changelog')?.changes ?? [])
}

/**
 * The feeds of the list of changes by path: of all of it, of each product and of each task type. A
 * version is an entry.
 */
export function apiFeeds(site: Site, docs: readonly KnownDocs[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const language of contentLanguages) {
    const word = wordsOf(language, 'apiDocs')
    const reference = wordsOf(language, 'apiReference')
    const list = canonicalUrl(docsPath('changelog'), language, site.hosts)
    const all = changesIn(language, docs)
    const titles = new Map(
      docs
        .find((one) => one.language === language)
        ?.articles.map(({ captchaType, title }) => [captchaType, title]),
    )
    const put = (of: { product?: ApiProduct; type?: string }, name: string): void => {
      const changes = all.filter((change) => changeConcerns(change, of))
      const versions = Map.groupBy(changes, ({ version, date }) => version || date)
      const self = apiFeedPath(language, of.product ?? of.type)
      found[self] = makeFeed({
        title: name ? fillWords(word('files.feedOf'), { name }) : word('files.feed'),
        description: word('files.feedText'),
        language,
        link: list,
        self: `https://${site.canonicalHost}${self}`,
        brand: site.brand,
        updated: new Date(all[0]?.date ?? 0),
        entries: Array.from(versions, ([version, own]) => {
          const date = own[0]?.date ?? ''
          return {
            title: version,
            id: `${list}#${version}`,
            link: `${list}#${date.slice(0, 7)}`,
            text: sentences(...own.map((change) => toldOf(change, language))),
            date: new Date(date),
            categories: [
              ...new Set(own.flatMap((change) => [...change.products, ...change.types])),
            ],
          }
        }),
      })
    }
    put({}, '')
    for (const product of products) put({ product }, reference(productNames[product]))
    for (const type of typeSlugs) put({ type }, titles.get(type) ?? type)
  }
  return found
}

/** The task API as files, and the feeds of its changes, by path: in each language, with the site's host. */
export const apiFilesOf = (site: Site, docs: readonly KnownDocs[]): Record<string, string> => ({
  ...Object.fromEntries(
    contentLanguages.flatMap((language): [string, string][] => [
      [apiFilePath('openapi', language), `${JSON.stringify(makeTaskOpenApi(site, language))}\n`],
      [apiFilePath('postman', language), `${JSON.stringify(makePostman(site, language))}\n`],
    ]),
  ),
  ...apiFeeds(site, docs),
})
