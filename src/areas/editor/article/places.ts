import type { EditorKind } from '@/api/contract/editor.ts'
import { usePage } from '@/i18n/page-context.ts'
import { keysOf } from '@/lib/object.ts'
import type { PageId } from '@/routes/table/index.ts'

/** The editor's and the readers' pages of each kind of article. */
export const articlePlaces = {
  blog: {
    list: 'editorBlog',
    create: 'editorBlogNew',
    preview: 'editorBlogArticle',
    edit: 'editorBlogEdit',
    read: 'blogArticle',
  },
  tutorial: {
    list: 'editorTutorials',
    create: 'editorTutorialNew',
    preview: 'editorTutorialArticle',
    edit: 'editorTutorialEdit',
    read: 'tutorial',
  },
  software: {
    list: 'editorSoftware',
    create: 'editorSoftwareNew',
    preview: 'editorSoftwareArticle',
    edit: 'editorSoftwareEdit',
    read: 'softwareArticle',
  },
} as const satisfies Readonly<Record<EditorKind, Readonly<Record<string, PageId>>>>

/** The kind of article of the page. One template serves all three. */
export function useKind(): EditorKind {
  const { id } = usePage()
  const kind = keysOf(articlePlaces).find((one) =>
    Object.values(articlePlaces[one]).some((page) => page === id),
  )
  if (!kind) throw new Error(`The page ${id} is of no kind of article.`)
  return kind
}
