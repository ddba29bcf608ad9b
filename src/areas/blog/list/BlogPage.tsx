import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadArticleList } from '@/shared/article/loaders.ts'

export const loader = loadArticleList('blog')

export default function BlogPage() {
  return <ListPage kind="blog" words="blog" />
}
