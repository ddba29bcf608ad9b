import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadArticleList } from '@/shared/article/loaders.ts'

export const loader = loadArticleList('software')

export default function SoftwareArticlesPage() {
  return <ListPage kind="software" words="software" />
}
