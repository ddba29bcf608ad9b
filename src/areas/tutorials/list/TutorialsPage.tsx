import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadArticleList } from '@/shared/article/loaders.ts'

export const loader = loadArticleList('tutorial')

export default function TutorialsPage() {
  return <ListPage kind="tutorial" words="tutorials" />
}
