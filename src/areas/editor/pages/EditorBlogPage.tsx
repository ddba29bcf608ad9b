import { ArticlesPage } from '../parts/list/ArticlesPage.tsx'

export default function EditorBlogPage() {
  return <ArticlesPage kind="blog" />
}
