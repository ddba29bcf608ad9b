import { articleStatuses, difficulties, editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind, EditorLanguage } from '@/api/contract/editor.ts'
import { choice, defineQuery, page, search, sort } from '@/shared/query/query.ts'
import type { QueryOf } from '@/shared/query/query.ts'
import { site } from '@/site/site.ts'

/** The choice that leaves out no language and no site. */
export const any = 'any' as const

/**
 * What a list of articles can be asked for; only tutorials have a level. As the public one, it is of the language and the site where
 * its reader is, unless another is chosen (specification, section 7).
 */
export const articleQuery = (kind: EditorKind, language: EditorLanguage, hostname: string) =>
  defineQuery({
    text: search(),
    language: sort([any, ...editorLanguages], language),
    status: choice([...articleStatuses, 'deleted']),
    difficulty: choice(kind === 'tutorial' ? difficulties : []),
    hostname: sort([any, ...new Set([hostname, ...Object.values(site.hosts)])], hostname, 'site'),
    sort: sort(
      ['-updatedAt', 'updatedAt', '-publishedAt', '-views', 'title', '-title'],
      '-updatedAt',
    ),
    page,
  })
type Asked = QueryOf<ReturnType<typeof articleQuery>['fields']>

/** The argument of the call: every language and every site are asked for by naming none. */
export const argOf = ({ language, hostname, ...rest }: Asked) => ({
  ...rest,
  ...(language !== any && { language }),
  ...(hostname !== any && { hostname }),
})
