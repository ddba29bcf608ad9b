// A separate chunk, which loads when the reader goes to the search.
import MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { DocsSearchFile } from '@/api/contract/docs-search.ts'
import type { DocsPlace } from '@/api/contract/docs-search.ts'
import { errorOfAnswer } from './error-answer.ts'
import { otherLayouts } from './layouts.ts'
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
  /** What was searched for instead of the typed text: the same keys in another layout. */
  instead: string | null
}

const most = 30
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
      boost: { title: 4, article: 1.5 },
      prefix: (term) => term.length > 1 || /\p{Script=Han}/u.test(term),
      fuzzy: (term) => (term.length > 3 && !/\p{Script=Han}/u.test(term) ? 0.25 : false),
      boostDocument: (id) => weight[places[Number(id)]?.kind ?? 'section'],
    },
  })
  index.addAll(places.map((place, id) => ({ ...place, id })))

  function search(text: string): SearchResult[] {
    const all = index.search(text, { combineWith: 'AND' })
    if (all.length > 0) return all
    const queries = [...termsOf(text)].map((term) => ({
      combineWith: 'OR' as const,
      queries: [term, ...synonymsOf(term)],
    }))
    const similar = index.search({ combineWith: 'AND', queries })
    return similar.length > 0 ? similar : index.search({ combineWith: 'OR', queries })
  }

  return (typed) => {
    // A pasted answer is about its error.
    const meant = errorOfAnswer(typed)
    const asked = meant ?? typed.trim()
    const variants = [asked, ...(meant === null ? otherLayouts(asked) : [])]
    for (const [at, variant] of variants.entries()) {
      const found = search(variant)
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
            instead: at > 0 ? variant : null,
          },
        ]
      })
    }
    return []
  }
}
