import type { EditorKind } from '@/api/contract/editor.ts'
import type { PageId } from '@/routes/table/index.ts'

/** The pages of each kind of article: the writer's, and the reader's. */
export const places = {
  blog: { list: 'editorBlog', create: 'editorBlogNew', preview: 'editorBlogArticle', edit: 'editorBlogEdit', read: 'blogArticle' },
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
