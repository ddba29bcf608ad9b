import { ListPage } from '@/shared/article/ListPage.tsx'
import { loadList } from '@/shared/article/loaders.ts'

export const loader = loadList('tutorial')

export default function SupportTutorialsPage() {
  return <ListPage kind="tutorial" words="supportTutorials" />
}
