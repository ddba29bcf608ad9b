import type { EditorArticle } from '@/api/contract/editor.ts'
import { articleHref } from '@/shared/article/kinds.ts'
import { site } from '@/site/site.ts'
import { useBench } from './bench-context.ts'

/** The address at which readers find an article, with the host. */
export function useReaderAddress(): (article: Pick<EditorArticle, 'slug' | 'language'>) => string {
  const { kind } = useBench()
  return ({ slug, language }) => site.canonicalHost + articleHref(kind, slug, language)
}
