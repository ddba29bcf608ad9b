import { ArticlePage } from '@/shared/article/ArticlePage.tsx'
import { loadArticle } from '@/shared/article/loaders.ts'
import { structuredArticle } from '@/shared/article/structured.ts'

export const loader = loadArticle('blog')
export const structured = structuredArticle('blog')

export default function BlogArticlePage() {
  return <ArticlePage kind="blog" />
}
