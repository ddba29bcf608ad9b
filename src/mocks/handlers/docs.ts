import type { docsCalls } from '../../api/contract/docs.ts'
import { apiErrors, findApiError } from '../../task-api/errors.ts'
import type { ApiError } from '../../task-api/errors.ts'
import { failure } from '../errors.ts'
import { docsAnswer, docsOf, indexOf } from '../seed/docs.ts'
import type { DocsSource, SourceArticle } from '../seed/docs/source.ts'
import type { Handlers } from './types.ts'

const most = 30
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|td|th|caption)>/g, '. ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s*\.(?:\s*\.)+/g, '.')
    .replaceAll(/([。！？：!?:])\s*\./g, '$1')

/** An error code in typed or pasted text: `{"errorCode": "ERROR_…"}`, `ERROR: 1003`. */
const codeIn = (text: string): string | undefined =>
  /\bERROR: ?\d{4}\b|\b(?:ERROR|CAPCHA|REPORT|IP|TOO|MAX)_[A-Z_]+\b/.exec(text.toUpperCase())?.[0]

/** Codes and names as people type them: `zero balance` is `ERROR_ZERO_BALANCE`. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_:-]+/g, ' ')
    .trim()

const mostCures = 5
interface Meant {
  error: ApiError
  title: string
  rank: number
}

/**
 * The errors that a query means. A code, or the number of an answer that has no code, counts before
 * words; a title counts before words of a code.
 */
function errorsIn(text: string): readonly Meant[] {
  const code = codeIn(text)
  const error = code === undefined ? undefined : findApiError(code)
  if (error) return [{ error, title: code ?? '', rank: -1 }]
  const id = /\berrorId\b\W{0,4}(\d+)/i.exec(text)?.[1]
  const wanted = fold(text)
  const numbered = apiErrors.filter(({ errorId }) => id !== undefined && errorId === Number(id))
  const found =
    numbered.length > 0 ? numbered : apiErrors.filter(({ code: one }) => fold(one).includes(wanted))
  return found
    .slice(0, mostCures)
    .map((one) => ({ error: one, title: one.code, rank: numbered.length > 0 ? -1 : 0 }))
}

interface Found {
  slug: string
  title: string
  group: string
  excerpt: string
  anchor: string | null
}

const around = (text: string, at: number): string => {
  const from = Math.max(0, at - 60)
  return `${from > 0 ? '…' : ''}${text.slice(from, at + 120)}${at + 120 < text.length ? '…' : ''}`
}

/**
 * Where an article contains the words. The order is: its title, a heading, a parameter, a name, its
 * text.
 */
function find(
  article: SourceArticle,
  wanted: string,
): (Omit<Found, 'group'> & { rank: number }) | null {
  const { slug, title, description, method, bodyHtml, toc } = article
  const base = { slug, title, anchor: null }
  const has = (text: string) => fold(text).includes(wanted)
  if (has(title)) return { ...base, excerpt: description, rank: 0 }
  const heading = toc.find((one) => has(one.title))
  if (heading) return { ...base, excerpt: heading.title, anchor: heading.id, rank: 1 }
  const param = method?.request.find(({ name }) => has(name))
  if (param)
    return {
      ...base,
      excerpt: `${param.name}: ${param.description}`,
      anchor: `param-${param.name}`,
      rank: 2,
    }
  if (has(slug) || (method !== null && has(method.name)))
    return { ...base, excerpt: description, rank: 3 }
  const text = `${description} ${plain(bodyHtml)}`
  if (has(text))
    return { ...base, excerpt: around(text, text.toLowerCase().indexOf(wanted)), rank: 4 }
  // All words, in any place.
  const words = wanted.split(' ')
  const all = fold(`${title} ${slug} ${text}`)
  if (words.length < 2 || !words.every((word) => all.includes(word))) return null
  return { ...base, excerpt: around(text, text.toLowerCase().indexOf(words[0] ?? '')), rank: 5 }
}

export function searchDocs(source: DocsSource, text: string): Found[] {
  const named = new Map(source.groups.map(({ id, title }) => [id, title]))
  const reference = source.articles.find(({ slug }) => slug === 'error-codes')
  const errors = reference ? errorsIn(text) : []
  const body = plain(reference?.bodyHtml ?? '')
  const cures = errors.map(({ error, title, rank }) => ({
    rank,
    slug: reference?.slug ?? '',
    title,
    group: named.get(reference?.group ?? '') ?? '',
    excerpt: body.slice(body.indexOf(error.code) + error.code.length + 2).slice(0, 220),
    anchor: error.docsSlug,
  }))
  const wanted = fold(codeIn(text) ?? text)
  const others = source.articles
    .filter(({ version, versions }) => version === (versions[0] ?? ''))
    .flatMap((article) => {
      const found = find(article, wanted)
      // An article's parts replace it in the results, unless the article itself is meant.
      return found && !(errors.length > 0 && article === reference && found.rank > 0)
        ? [{ ...found, group: named.get(article.group) ?? '' }]
        : []
    })
  return [...others, ...cures]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ rank: _, ...found }) => found)
}

/** Words that say nothing about the subject of a question. */
const empty = /^(?:what|when|where|which|does|this|that|with|from|have|как|что|где|когда|это|для)$/i

/**
 * The bot's answer: the closest places of the documentation, by the whole question, else by its
 * words, those of the open article first.
 */
function replyFrom(source: DocsSource, slug: string, question: string) {
  const words = question
    .split(/[\s?.,!？。，！]+/)
    .filter((word) => word.length > 3 && !empty.test(word))
  const found = [question, ...words].flatMap((text) => searchDocs(source, text))
  const [best] = found.toSorted(
    (a, b) =>
      Number(b.slug === slug) - Number(a.slug === slug) || found.indexOf(a) - found.indexOf(b),
  )
  if (!best) return { answerHtml: null, sources: [] }
  const all = [best, ...found.filter((one) => one.slug !== best.slug)]
  const shown = all.filter(
    (one, at) => all.findIndex(({ slug: other }) => other === one.slug) === at,
  )
  return {
    answerHtml: `<p>${best.excerpt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    sources: shown.slice(0, 3).map(({ slug: to, title, anchor }) => ({
      title,
      url: `/api-docs/${to}${anchor === null ? '' : `#${anchor}`}`,
    })),
  }
}

const mainHost = 'glyphwork.example'
/** The API's host of a site. Previews have none of their own: Chinese is on one site alone. */
const hostOf = (hostname = '', language = 'en'): string => {
  if (hostname.endsWith(mainHost)) return `api.${hostname}`
  return `api.${language === 'zh' ? 'cn.' : ''}${mainHost}`
}

export const docsHandlers: Handlers<typeof docsCalls> = {
  docsIndex: {
    access: 'public',
    samples: [{}, { language: 'ru' }],
    run: ({ arg }) => indexOf(docsOf(arg.language ?? 'en')),
  },
  searchDocs: {
    access: 'public',
    samples: [{ text: 'callback' }, { language: 'zh', text: '{"errorCode":"ERROR_ZERO_BALANCE"}' }],
    run: ({ arg }) => ({
      records: searchDocs(docsOf(arg.language ?? 'en'), arg.text).map((found) => ({ ...found })),
    }),
  },
  docsArticle: {
    access: 'public',
    samples: [{ slug: 'quick-start' }, { slug: 'recaptcha-v2', language: 'ru', version: 'v1' }],
    run: ({ arg }) => {
      const own = docsOf(arg.language ?? 'en').articles.filter(({ slug }) => slug === arg.slug)
      const found =
        arg.version === undefined ? own[0] : own.find(({ version }) => version === arg.version)
      if (!found) throw failure('ERROR_NOT_FOUND')
      return docsAnswer(found, hostOf(arg.hostname, arg.language))
    },
  },
  askDocs: {
    access: 'public',
    samples: [
      { language: 'en', slug: 'limits', text: 'What is ERROR_ZERO_BALANCE?' },
      { language: 'zh', slug: 'quick-start', text: 'callbackUrl' },
    ],
    run: ({ arg: { language, slug, text } }) => replyFrom(docsOf(language), slug, text),
  },
  sendDocsFeedback: {
    access: 'public',
    samples: [{ slug: 'quick-start', language: 'en', helpful: true }],
    run: ({ arg }) => {
      if (!docsOf('en').articles.some(({ slug }) => slug === arg.slug))
        throw failure('ERROR_NOT_FOUND')
    },
  },
}
