import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadList } from '@/shared/article/loaders.ts'

export const loader = loadList('software')

export default function SoftwareArticlesPage() {
  return <ListPage kind="software" words="software" />
}
