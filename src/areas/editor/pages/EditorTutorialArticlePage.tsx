import { PreviewPage } from '../parts/preview/PreviewPage.tsx'

export default function EditorTutorialArticlePage() {
  return <PreviewPage kind="tutorial" />
}
