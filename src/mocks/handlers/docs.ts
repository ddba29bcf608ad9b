import type { docsCalls } from '../../api/contract/docs.ts'
import { findApiError } from '../../task-api/errors.ts'
import { failure } from '../errors.ts'
import { answerOf, docsOf, indexOf } from '../seed/docs.ts'
import type { DocsSource, SourceArticle } from '../seed/docs.ts'
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

/** A code of an error in what was typed or pasted: `{"errorCode": "ERROR_…"}`, `ERROR: 1003`. */
const codeIn = (text: string): string | undefined =>
  /\bERROR: ?\d{4}\b|\b(?:ERROR|CAPCHA|REPORT|IP|TOO|MAX)_[A-Z_]+\b/.exec(text.toUpperCase())?.[0]

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

/** Where a word stands in an article: its title first, then a heading, a parameter, a name, its text. */
function find(
  article: SourceArticle,
  wanted: string,
): (Omit<Found, 'group'> & { rank: number }) | null {
  const { slug, title, description, method, bodyHtml, toc } = article
  const base = { slug, title, anchor: null }
  const has = (text: string) => text.toLowerCase().indexOf(wanted)
  if (has(title) >= 0) return { ...base, excerpt: description, rank: 0 }
  const heading = toc.find((one) => has(one.title) >= 0)
  if (heading) return { ...base, excerpt: heading.title, anchor: heading.id, rank: 1 }
  const param = method?.request.find(({ name }) => has(name) >= 0)
  if (param)
    return {
      ...base,
      excerpt: `${param.name}: ${param.description}`,
      anchor: `param-${param.name}`,
      rank: 2,
    }
  if (has(slug) >= 0 || (method !== null && has(method.name) >= 0))
    return { ...base, excerpt: description, rank: 3 }
  const text = `${description} ${plain(bodyHtml)}`
  const at = has(text)
  return at < 0 ? null : { ...base, excerpt: around(text, at), rank: 4 }
}

export function searchDocs(source: DocsSource, text: string): Found[] {
  const named = new Map(source.groups.map(({ id, title }) => [id, title]))
  const code = codeIn(text)
  const error = code === undefined ? undefined : findApiError(code)
  const reference = source.articles.find(({ slug }) => slug === 'error-codes')
  const cure: Found[] = []
  if (error && reference) {
    const body = plain(reference.bodyHtml)
    cure.push({
      slug: reference.slug,
      title: code ?? '',
      group: named.get(reference.group) ?? '',
      excerpt: body.slice(body.indexOf(error.code) + error.code.length + 2).slice(0, 220),
      anchor: error.docsSlug,
    })
  }
  const wanted = (code ?? text).trim().toLowerCase()
  const others = source.articles
    .filter(({ version, versions }) => version === (versions[0] ?? ''))
    .flatMap((article) => {
      const found = find(article, wanted)
      return found && !(error && article === reference)
        ? [{ ...found, group: named.get(article.group) ?? '' }]
        : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...found }) => found)
  return [...cure, ...others].slice(0, most)
}

const hostOf = (hostname = 'glyphwork.example'): string => `api.${hostname}`

export const docsHandlers: Handlers<typeof docsCalls> = {
  docsIndex: {
    access: 'public',
    samples: [{}, { language: 'ru', hostname: 'glyphwork.example' }],
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
      return answerOf(found, hostOf(arg.hostname))
    },
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
