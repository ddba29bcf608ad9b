import { ArticlePage } from '@/shared/article/ArticlePage.tsx'
import { loadArticle } from '@/shared/article/loaders.ts'
import { structuredArticle } from '@/shared/article/structured.ts'

export const loader = loadArticle('software')
export const structured = structuredArticle('software')

export default function SoftwareArticlePage() {
  return <ArticlePage kind="software" />
}
