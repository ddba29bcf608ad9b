// A separate chunk, which loads when the reader goes to the search.
import MiniSearch from 'minisearch'
import type { SearchOptions, SearchResult } from 'minisearch'
import { DocsSearchFile } from '@/api/contract/docs-search.ts'
import type { DocsPlace } from '@/api/contract/docs-search.ts'
import { readingsOf } from '@/shared/search/readings.ts'
import { errorOfAnswer } from './error-answer.ts'
import { synonymsOf } from './synonyms.ts'
import { foldTerm, termsOf } from './terms.ts'
import * as v from 'valibot'

/** A part of a text, and whether it is what was searched for. */
export interface Part {
  part: string
  isMarked: boolean
}

export interface FoundPlace extends Omit<DocsPlace, 'title' | 'text'> {
  title: Part[]
  excerpt: Part[]
  /** What was searched for instead of the typed text: another layout, or the captcha's name. */
  instead: string | null
}

const most = 30
/** Fewer results than these are completed by those that are less alike. */
const few = 5
const around = 60

/** Marks the words whose terms were found. */
function marked(text: string, isFound: (term: string) => boolean): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    const hits = [...termsOf(word)].filter((term) => isFound(foldTerm(term)))
    if (hits.length === 0) continue
    // Chinese has no spaces between words, so only the searched characters are marked.
    const [first = word] = hits
    const at = /\p{Script=Han}/u.test(word) ? Math.max(0, word.indexOf(first)) : 0
    const length = /\p{Script=Han}/u.test(word) ? first.length : word.length
    parts.push({ part: text.slice(from, index + at), isMarked: false })
    parts.push({ part: word.slice(at, at + length), isMarked: true })
    from = index + at + length
  }
  parts.push({ part: text.slice(from), isMarked: false })
  return parts.filter(({ part }) => part !== '')
}

/** The surroundings of the first found word. */
function excerptOf(text: string, isFound: (term: string) => boolean): Part[] {
  const parts = marked(text, isFound)
  const hit = parts.findIndex(({ isMarked }) => isMarked)
  const before = parts
    .slice(0, Math.max(0, hit))
    .map(({ part }) => part)
    .join('')
  const from = Math.max(0, before.length - around)
  const cut = text.slice(from, from + around * 3)
  return [
    ...(from > 0 ? [{ part: '…', isMarked: false }] : []),
    ...marked(cut, isFound),
    ...(from + around * 3 < text.length ? [{ part: '…', isMarked: false }] : []),
  ]
}

/** Ranks first what a reader most likely means: an error by its code, a field by its name. */
const weight = { article: 1.6, error: 1.5, field: 1.2, section: 1 } satisfies Record<
  DocsPlace['kind'],
  number
>

/** How far a term of the text may be from a typed one: in letters, or as a share of its length. */
const within = (distance: number): SearchOptions => ({
  fuzzy: (term) => (term.length > 3 && !/\p{Script=Han}/u.test(term) ? distance : false),
})

/** The term with two neighbouring letters in the other order, which is one slip and not two. */
const swapsOf = (term: string): string[] =>
  term.length < 4 || /\p{Script=Han}/u.test(term)
    ? []
    : Array.from(
        { length: term.length - 1 },
        (_, at) =>
          `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`,
      )

/**
 * Searches the documentation in the page: nothing is sent. It forgives typing errors, another
 * keyboard layout, plurals and synonyms.
 */
export function createFinder(file: unknown): (text: string) => FoundPlace[] {
  const { places } = v.parse(DocsSearchFile, file)
  const index = new MiniSearch<DocsPlace & { id: number }>({
    fields: ['title', 'article', 'text'],
    tokenize: (text) => [...termsOf(text)],
    processTerm: foldTerm,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 4, article: 1.5 },
      prefix: (term) => term.length > 1 || /\p{Script=Han}/u.test(term),
      boostDocument: (id) => weight[places[Number(id)]?.kind ?? 'section'],
    },
  })
  index.addAll(places.map((place, id) => ({ ...place, id })))

  const withSynonyms = (text: string, combineWith: 'AND' | 'OR', options?: SearchOptions) => {
    const queries = [...termsOf(text)].map((term) => ({
      combineWith: 'OR' as const,
      queries: [term, ...synonymsOf(term)],
    }))
    return index.search({ combineWith, queries }, options)
  }
  // What is alike comes before what is less alike, however rare the words of that are.
  const closely = [
    (text: string) =>
      index.search({
        combineWith: 'AND',
        queries: [...termsOf(text)].map((term) => ({
          combineWith: 'OR' as const,
          queries: [
            { queries: [term], ...within(1) },
            { queries: swapsOf(term), prefix: false },
          ],
        })),
      }),
    (text: string) => withSynonyms(text, 'AND'),
  ]
  const loosely = [
    (text: string) => withSynonyms(text, 'AND', within(0.25)),
    (text: string) => withSynonyms(text, 'OR', within(0.25)),
  ]

  function search(ways: typeof closely, text: string): SearchResult[] {
    const found = new Map<number, SearchResult>()
    for (const way of ways) {
      for (const one of way(text)) if (!found.has(Number(one.id))) found.set(Number(one.id), one)
      if (found.size >= few) break
    }
    return [...found.values()]
  }

  return (typed) => {
    // A pasted answer is about its error.
    const meant = errorOfAnswer(typed)
    const readings = meant === null ? readingsOf(typed.trim()) : [meant]
    for (const ways of [closely, loosely])
      for (const [at, reading] of readings.entries()) {
        const found = search(ways, reading)
        if (found.length === 0) continue
        return found.slice(0, most).flatMap(({ id, match }) => {
          const place = places[Number(id)]
          if (!place) return []
          const { title, text, ...rest } = place
          const isFound = (term: string): boolean => Object.hasOwn(match, term)
          return [
            {
              ...rest,
              title: marked(title, isFound),
              excerpt: excerptOf(text, isFound),
              instead: at > 0 ? reading : null,
            },
          ]
        })
      }
    return []
  }
}
