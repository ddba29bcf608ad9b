import { useTranslation } from 'react-i18next'
import { NewArticle } from '../parts/edit/NewArticle.tsx'

export default function EditorTutorialNewPage() {
  const { t } = useTranslation()
  return <NewArticle kind="tutorial" title={t('nav.crumb.editorTutorialNew')} />
}
