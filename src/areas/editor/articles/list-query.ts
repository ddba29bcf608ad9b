import { articleStatuses, difficulties, editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind, EditorLanguage } from '@/api/contract/editor.ts'
import { choice, defineQuery, page, search, sort } from '@/shared/query/query.ts'
import type { QueryOf } from '@/shared/query/query.ts'
import { site } from '@/site/site.ts'

/** The option for all languages or sites. */
export const anyValue = 'any' as const

/**
 * The query of an article list; only tutorials have a level. Like the public list, it defaults to
 * the reader's language and site (specification, section 7).
 */
export const articleQuery = (kind: EditorKind, language: EditorLanguage, hostname: string) =>
  defineQuery({
    text: search(),
    language: sort([anyValue, ...editorLanguages], language),
    status: choice([...articleStatuses, 'deleted']),
    difficulty: choice(kind === 'tutorial' ? difficulties : []),
    hostname: sort(
      [anyValue, ...new Set([hostname, ...Object.values(site.hosts)])],
      hostname,
      'site',
    ),
    sort: sort(
      ['-updatedAt', 'updatedAt', '-publishedAt', '-views', 'title', '-title'],
      '-updatedAt',
    ),
    page,
  })
type Asked = QueryOf<ReturnType<typeof articleQuery>['fields']>

/** The argument of the call. Omitting language or site requests all of them. */
export const argOf = ({ language, hostname, ...rest }: Asked) => ({
  ...rest,
  ...(language !== anyValue && { language }),
  ...(hostname !== anyValue && { hostname }),
})
