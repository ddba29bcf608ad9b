import { PreviewPage } from '../parts/preview/PreviewPage.tsx'

export default function EditorBlogArticlePage() {
  return <PreviewPage kind="blog" />
}
