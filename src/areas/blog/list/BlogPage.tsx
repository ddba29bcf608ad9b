import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadList } from '@/shared/article/loaders.ts'

export const loader = loadList('blog')

export default function BlogPage() {
  return <ListPage kind="blog" words="blog" />
}
