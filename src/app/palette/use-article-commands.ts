import { useNavigate } from 'react-router'
import { articlesApi } from '@/api/endpoints/articles.ts'
import type { IndexedKind } from '@/api/endpoints/articles.ts'
import { usePage } from '@/i18n/page-context.ts'
import { usePlace } from '@/session/place.ts'
import { articleHref, articleLanguage } from '@/shared/article/kinds.ts'
import type { Command } from './commands.ts'

/** Articles and tutorials by their titles. Without their lists the palette has just the rest. */
export function useArticleCommands(): Command[] {
  const { wanted } = usePage()
  const navigate = useNavigate()
  const { settled, hostname, currency } = usePlace()
  const language = articleLanguage(wanted)
  const asked = { language, hostname, currency }
  const blog = articlesApi.useArticleIndexQuery({ kind: 'blog', ...asked }, { skip: !settled })
  const tutorials = articlesApi.useArticleIndexQuery(
    { kind: 'tutorial', ...asked },
    { skip: !settled },
  )
  const commandsOf = (kind: IndexedKind, { currentData }: typeof blog): Command[] =>
    (currentData?.articles ?? []).map(({ slug, title, language: written }) => {
      const target = articleHref(kind, slug, written)
      return {
        id: target,
        group: 'articles',
        label: title,
        others: [],
        act: () => void navigate(target),
      }
    })
  return [...commandsOf('blog', blog), ...commandsOf('tutorial', tutorials)]
}
