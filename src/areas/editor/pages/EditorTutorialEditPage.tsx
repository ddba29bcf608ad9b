import { useTranslation } from 'react-i18next'
import { EditArticle } from '../parts/edit/EditArticle.tsx'

export default function EditorTutorialEditPage() {
  const { t } = useTranslation()
  return <EditArticle kind="tutorial" title={t('nav.crumb.editorTutorialEdit')} />
}
