import { ArticlePage } from '@/shared/article/ArticlePage.tsx'
import { loadArticle } from '@/shared/article/loaders.ts'
import { structuredArticle } from '@/shared/article/structured.ts'

export const loader = loadArticle('tutorial')
export const structured = structuredArticle('tutorial')

export default function TutorialPage() {
  return <ArticlePage kind="tutorial" />
}
