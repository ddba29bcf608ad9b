import { PreviewPage } from '../parts/preview/PreviewPage.tsx'

export default function EditorSoftwareArticlePage() {
  return <PreviewPage kind="software" />
}
