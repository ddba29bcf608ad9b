import { ArticlesPage } from '../parts/list/ArticlesPage.tsx'

export default function EditorSoftwarePage() {
  return <ArticlesPage kind="software" />
}
