import { ArticlesPage } from '../parts/list/ArticlesPage.tsx'

export default function EditorTutorialsPage() {
  return <ArticlesPage kind="tutorial" />
}
