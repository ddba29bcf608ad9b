import { articleStatuses, difficulties, editorLanguages } from '@/api/contract/editor.ts'
import type { ArticleStatus, EditorKind, EditorLanguage } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'
import { readSearch } from './search.ts'

export const listSorts = ['-updatedAt', 'updatedAt', 'title', '-title', '-publishedAt', '-views'] as const
export type ListSort = (typeof listSorts)[number]
export const usualSort: ListSort = '-updatedAt'
/** What can be asked for: a state, or what was deleted. */
export const listStatuses = [...articleStatuses, 'deleted'] as const

export interface ListQuery {
  text?: string
  status?: ArticleStatus | 'deleted'
  language?: EditorLanguage
  hostname?: string
  difficulty?: (typeof difficulties)[number]
  sort: ListSort
  page: number
}

/** The list that an address asks for; values that make no sense are as if they were not there. */
export function readListQuery(params: URLSearchParams, kind: EditorKind, hosts: readonly string[]): ListQuery {
  const get = (name: string): string => params.get(name) ?? ''
  const text = readSearch(params)
  const status = known(listStatuses, get('status'))
  const language = known(editorLanguages, get('language'))
  const hostname = known(hosts, get('site'))
  const difficulty = kind === 'tutorial' ? known(difficulties, get('difficulty')) : undefined
  return {
    ...(text && { text }),
    ...(status && { status }),
    ...(language && { language }),
    ...(hostname && { hostname }),
    ...(difficulty && { difficulty }),
    sort: known(listSorts, get('sort')) ?? usualSort,
    page: readPage(params),
  }
}

export const isNarrowed = ({ text, status, language, hostname, difficulty }: ListQuery): boolean =>
  [text, status, language, hostname, difficulty].some((value) => value !== undefined)
