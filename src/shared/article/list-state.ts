import type { ArticleItem, ArticleLanguage, ArticleList, ArticleSorting } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import type { Problem } from '@/api/problem.ts'

/** Which list a page shows. Another one begins at page 0. */
export interface ListRequest {
  kind: ArticleKind
  language: ArticleLanguage
  text: string
  sorting: ArticleSorting
}

export const requestKey = ({ kind, language, text, sorting }: ListRequest): string => JSON.stringify([kind, language, text, sorting])

/** What has come of a list. */
export interface ListState {
  /** Of the request that it answers: a late answer of another one is nobody's. */
  key: string
  items: readonly ArticleItem[]
  total: number
  pages: number
  hasMore: boolean
  /** The first page is under way, or is here, or can't be had. */
  first: 'loading' | 'here' | 'failed'
  /** The same of the next page. */
  next: 'idle' | 'loading' | 'failed'
  problem: Problem | null
}

/** Pages as one list: what stood at the end of one page and at the head of the next, because something was published meanwhile, is there once. */
export function joined(pages: readonly ArticleList[]): ArticleItem[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ articles }) => articles)
    .filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

export const shortestText = 3
const longestText = 100

/** What is searched for: nothing below three characters (specification, section 5). */
export function searchText(typed: string): string {
  const text = typed.trim().slice(0, longestText)
  return [...text].length >= shortestText ? text : ''
}

const mostPages = 500

/** `?pages=` counts what had been loaded: who comes back finds the list as long as it was. Nonsense is one page. */
export function readPages(params: URLSearchParams): number {
  const text = params.get('pages') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), mostPages) : 1
}

export function readSorting(params: URLSearchParams, usual: ArticleSorting): ArticleSorting {
  const sort = params.get('sort')
  return sort === 'new' || sort === 'popular' ? sort : usual
}

/** The address of the list with one thing changed. What is another list forgets how far the old one was read. */
export function withListParam(params: URLSearchParams, name: 'q' | 'sort' | 'pages', value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (name !== 'pages') next.delete('pages')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
