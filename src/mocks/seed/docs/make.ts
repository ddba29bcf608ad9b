// Over 250 lines: one source that turns tables and texts into articles.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeLanguages } from '../../../routes/slugs/code-languages.ts'
import { contentLanguages, languages } from '../../../site/languages.ts'
import { capitalized } from '../../../lib/capitalized.ts'
import { sentences } from '../../../lib/sentences.ts'
import type { Language } from '../../../site/languages.ts'
import { answersOf } from '../../../task-api/answers.ts'
import { captchaCatalogue } from '../../../task-api/captcha-types.ts'
import { delivery } from '../../../task-api/delivery.ts'
import { apiErrors, phases } from '../../../task-api/errors.ts'
import type { ApiError } from '../../../task-api/errors.ts'
import { fillFacts } from '../../../task-api/facts.ts'
import { jsonText } from '../../../task-api/json-text.ts'
import { apiLimits, numberedBlocks } from '../../../task-api/limits.ts'
import { apiReleases, changeFacts } from '../../../task-api/releases.ts'
import { apiMethod } from '../../../task-api/methods.ts'
import type { MethodId, Param } from '../../../task-api/methods.ts'
import { sampleRequest } from '../../../task-api/sample-request.ts'
import { proseOf } from './prose.ts'
import { guideSlugs, startSlugs } from './prose/types.ts'
import type { GuideSlug, Prose } from './prose/types.ts'
import type { DocsSource, SourceArticle, SourceChange, SourceMethod } from './source.ts'
import { codesOf, typeArticles, typeTexts } from './type-articles.ts'
import { code, escape, fillWords, untilText, wordsOf } from './words.ts'
import type { DocsWord } from './words.ts'

const signatures = join(import.meta.dirname, '..', '..', '..', 'task-api', 'signature')

/**
 * The time of the last change of the tables or texts, and the articles that it changed. Update both
 * with every change.
 */
const changed = '2026-11-25T09:00:00.000Z'
const lately = '2026-11-26T00:00:00.000Z'
const changedSince: Readonly<Record<string, string>> = {
  callbacks: lately,
  changelog: `${apiReleases[0].date}T00:00:00.000Z`,
}

/** The articles of methods, by their slugs. */
export const methodSlugs = {
  'create-task': 'createTask',
  'get-task-result': 'getTaskResult',
  'get-balance': 'getBalance',
  'report-correct': 'reportCorrect',
  'report-incorrect': 'reportIncorrect',
  test: 'test',
} as const satisfies Readonly<Record<string, MethodId>>
export const classicSlugs = {
  in: 'in',
  'res-get': 'get',
  'res-getbalance': 'getbalance',
  'res-reportgood': 'reportgood',
  'res-reportbad': 'reportbad',
  'res-add-pingback': 'add_pingback',
  'res-get-pingback': 'get_pingback',
  'res-del-pingback': 'del_pingback',
} as const satisfies Readonly<Record<string, MethodId>>

type Draft = Omit<SourceArticle, 'prev' | 'next' | 'toc' | 'changelog' | 'changes'>

const sourceParam =
  (word: DocsWord) =>
  ({ name, type, note, required = false, default: value }: Param) => ({
    name,
    type,
    required,
    default: value ?? null,
    description: word(`param.${note}`),
  })

function sourceMethod(id: MethodId, word: DocsWord): SourceMethod {
  const method = apiMethod(id)
  const param = sourceParam(word)
  const sample = sampleRequest(method)
  return {
    name:
      method.product === 'classic' && method.path === '/res.php'
        ? `res.php, action=${method.name}`
        : method.name,
    http: method.http,
    url: sample.url,
    request: method.request.map(param),
    response: method.response.map(param),
    sample,
    responses: answersOf(id).map(({ kind, json }) => ({
      title: word(`answer.${kind}`),
      json: { ...json },
    })),
    errors: codesOf(method.errors, method.product === 'classic' ? 'v1' : 'v2'),
  }
}

/** The request that the reader's server receives, and the code that verifies its signature. */
const deliveryMethod = (word: DocsWord): SourceMethod => ({
  name: 'callbackUrl',
  http: 'POST',
  url: delivery.url,
  request: delivery.fields.map(sourceParam(word)),
  response: [],
  sample: null,
  samples: Object.fromEntries(
    codeLanguages.map((language) => [
      language,
      readFileSync(join(signatures, `${language}.sample`), 'utf8'),
    ]),
  ),
  responses: [],
  errors: [],
})

const numbers = {
  ...apiLimits,
  imageMaxKb: apiLimits.imageMax / 1000,
  imageMaxPlacesKb: apiLimits.imageMaxPlaces / 1000,
  instructionMaxKb: apiLimits.instructionMax / 1000,
}

/** A length of time, in minutes where it has whole ones. */
const timeText = (seconds: number, { words }: Prose): string =>
  seconds % 60 === 0
    ? fillWords(words.minutes, { count: seconds / 60 })
    : fillWords(words.seconds, { count: seconds })

function blocksTable(prose: Prose): string {
  const { blocks } = prose
  const rows = numberedBlocks
    .map(
      ({ number, seconds }) =>
        `<tr><td><code>ERROR: ${number}</code></td><td>${blocks.why[number] ?? ''}</td><td>${timeText(seconds, prose)}</td></tr>`,
    )
    .join('')
  return `<table><thead><tr><th>${blocks.number}</th><th>${blocks.reason}</th><th>${blocks.length}</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** The list of changes by month: the versions of the API's documents with their dates. */
function releaseList(language: Language, { releases, words }: Prose): string {
  const { tag } = languages[language]
  const shown = (date: string, options: Intl.DateTimeFormatOptions): string => {
    const text = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(
      new Date(date),
    )
    return capitalized(text, tag).replace(/ г\.$/, '')
  }
  const months = Map.groupBy(apiReleases, ({ date }) => date.slice(0, 7))
  return [...months]
    .map(([month, all]) => {
      const rows = all.flatMap(({ version, date, changes }) =>
        changes.map((change) => {
          const { retires } = changeFacts[change]
          const text = sentences(releases[change], retires && untilText(retires.on, language))
          return `<li><b>${version}</b> (${shown(date, { day: 'numeric', month: 'long' })})${words.colon}${text}</li>`
        }),
      )
      const title = shown(`${month}-01`, { month: 'long', year: 'numeric' })
      return `<h2 id="${month}">${title}</h2>\n<ul>\n${rows.join('\n')}\n</ul>`
    })
    .join('\n')
}

/** The entries of the list of changes, with the titles of the articles on what replaces things. */
const changesOf = ({ releases }: Prose, drafts: readonly Draft[]): SourceChange[] =>
  apiReleases.flatMap(({ version, date, changes }) =>
    changes.map((change) => {
      const { kind, products = [], types = [], retires } = changeFacts[change]
      const instead = drafts.find(({ slug }) => slug === retires?.replacement)
      return {
        id: `${version}-${change}`,
        version,
        date,
        kind,
        text: releases[change],
        products: [...products],
        types: [...types],
        retiresOn: retires?.on ?? null,
        replacement: instead ? { slug: instead.slug, title: instead.title } : null,
      }
    }),
  )

/** Returns whether and when to retry. */
function retryOf({ severity, retryAfter, blockSeconds }: ApiError, prose: Prose): string {
  const { words } = prose
  const again =
    retryAfter !== undefined
      ? fillWords(words.retry, { time: timeText(retryAfter, prose) })
      : { retry: words.retrySoon, fatal: words.retryNever, fix_request: words.retryFixed }[severity]
  return blockSeconds === undefined
    ? again
    : sentences(fillWords(words.blocks, { time: timeText(blockSeconds, prose) }), again)
}

function errorList(prose: Prose, word: DocsWord): string {
  const { words } = prose
  const named = (name: string, text: string) => `<p><b>${name}</b>${words.colon}${escape(text)}</p>`
  const one = (error: ApiError) =>
    `<h3 id="${error.docsSlug}">${code(error.code)}</h3><p><b>${escape(word(error.titleKey))}</b></p>${named(words.cause, word(error.causeKey))}${named(words.cure, word(error.actionKey))}<p>${[words.version[error.apiVersion], ...(error.errorId === undefined ? [] : [fillWords(words.number, { id: error.errorId })]), retryOf(error, prose)].join(' · ')}</p>`
  return phases
    .map(
      (phase) =>
        `<h2 id="${phase}">${words.phase[phase]}</h2>${apiErrors
          .filter((error) => error.phase === phase)
          .map(one)
          .join('')}`,
    )
    .join('')
}

function guide(slug: GuideSlug, language: Language, prose: Prose): Draft {
  const { title, description, html } = prose.articles[slug]
  const bodyHtml =
    slug === 'error-codes'
      ? html + errorList(prose, wordsOf(language, 'apiErrors'))
      : fillWords(html, {
          ...numbers,
          blocks: blocksTable(prose),
          releases: releaseList(language, prose),
          answered: escape(jsonText(delivery.answered)),
          failed: escape(jsonText(delivery.failed)),
          event: escape(jsonText(delivery.event)),
        })
  return draft({
    slug,
    language,
    group: startSlugs.some((one) => one === slug) ? 'start' : 'guides',
    title,
    description,
    bodyHtml,
    ...(slug === 'callbacks' && { method: deliveryMethod(wordsOf(language, 'apiReference')) }),
  })
}

const draft = (
  given: Pick<Draft, 'slug' | 'language' | 'group' | 'title' | 'description' | 'bodyHtml'> &
    Partial<Draft>,
): Draft => ({
  languages: [...contentLanguages],
  version: '',
  versions: [],
  method: null,
  captchaType: null,
  updatedAt: changedSince[given.slug] ?? changed,
  ...given,
})

function methodArticles(
  slugs: Readonly<Record<string, MethodId>>,
  group: 'methods' | 'classic',
  language: Language,
  prose: Prose,
): Draft[] {
  const word = wordsOf(language, 'apiReference')
  return Object.entries(slugs).map(([slug, id]) => {
    const method = sourceMethod(id, word)
    const title = word(`method.${id}.title`)
    return draft({
      slug,
      language,
      group,
      title: `${title}${prose.words.colon}${apiMethod(id).name}`,
      description: word(`method.${id}.lead`),
      bodyHtml: prose.notes[slug] ?? '',
      method,
      updatedAt: lately,
    })
  })
}

/** The headings that an overview lists. For the long list of errors these are only the sections. */
function tocOf({ slug, bodyHtml }: Draft): SourceArticle['toc'] {
  return Array.from(bodyHtml.matchAll(/<h([23]) id="([\w-]+)">(.*?)<\/h\1>/g), (found) => ({
    id: found[2] ?? '',
    title: (found[3] ?? '').replaceAll(/<[^>]+>/g, ''),
    level: Number(found[1]),
  })).filter(({ level }) => slug !== 'error-codes' || level === 2)
}

function historyOf({ slug, updatedAt }: Draft, { changes }: Prose): SourceArticle['changelog'] {
  const text = changes[slug]
  return text === undefined ? [] : [{ date: updatedAt, text }]
}

/** Every article of a language, from the tables, their words and the texts. */
export function makeDocs(language: Language): DocsSource {
  const prose = proseOf[language]
  const types = (kind: 'image' | 'token' | 'cookie') =>
    typeArticles
      .filter(({ slug }) => captchaCatalogue[slug].kind === kind)
      .flatMap(({ slug, docsSlug }) =>
        typeTexts(slug, language, prose).map((text) =>
          draft({ slug: docsSlug, language, group: kind, ...text }),
        ),
      )
  const drafts = [
    ...startSlugs.map((slug) => guide(slug, language, prose)),
    ...methodArticles(methodSlugs, 'methods', language, prose),
    ...methodArticles(classicSlugs, 'classic', language, prose),
    ...types('image'),
    ...types('token'),
    ...types('cookie'),
    ...guideSlugs.map((slug) => guide(slug, language, prose)),
  ]
  const order = drafts.filter(({ version, versions }) => version === (versions[0] ?? ''))
  const neighbour = (slug: string, by: number) => {
    const found = order[order.findIndex((one) => one.slug === slug) + by]
    return found ? { slug: found.slug, title: found.title } : null
  }
  const made: DocsSource = {
    groups: Object.entries(prose.groups).map(([id, title]) => ({ id, title })),
    articles: drafts.map((one) => ({
      ...one,
      toc: tocOf(one),
      changelog: historyOf(one, prose),
      changes: one.slug === 'changelog' ? changesOf(prose, drafts) : [],
      prev: neighbour(one.slug, -1),
      next: neighbour(one.slug, 1),
    })),
  }
  return JSON.parse(fillFacts(JSON.stringify(made)))
}
