import type { editorRows } from '@/routes/table/editor.ts'
import type { PageImport } from './types.ts'

export const editorPages = {
  editorBlog: () => import('@/areas/editor/pages/EditorBlogPage.tsx'),
  editorBlogNew: () => import('@/areas/editor/pages/EditorBlogNewPage.tsx'),
  editorBlogArticle: () => import('@/areas/editor/pages/EditorBlogArticlePage.tsx'),
  editorBlogEdit: () => import('@/areas/editor/pages/EditorBlogEditPage.tsx'),
  editorTutorials: () => import('@/areas/editor/pages/EditorTutorialsPage.tsx'),
  editorTutorialNew: () => import('@/areas/editor/pages/EditorTutorialNewPage.tsx'),
  editorTutorialArticle: () => import('@/areas/editor/pages/EditorTutorialArticlePage.tsx'),
  editorTutorialEdit: () => import('@/areas/editor/pages/EditorTutorialEditPage.tsx'),
  editorSoftware: () => import('@/areas/editor/pages/EditorSoftwarePage.tsx'),
  editorSoftwareNew: () => import('@/areas/editor/pages/EditorSoftwareNewPage.tsx'),
  editorSoftwareArticle: () => import('@/areas/editor/pages/EditorSoftwareArticlePage.tsx'),
  editorSoftwareEdit: () => import('@/areas/editor/pages/EditorSoftwareEditPage.tsx'),
  manualDomains: () => import('@/areas/editor/pages/ManualDomainsPage.tsx'),
} satisfies Record<keyof typeof editorRows, PageImport>
