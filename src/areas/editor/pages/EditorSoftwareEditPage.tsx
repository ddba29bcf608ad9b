import { useTranslation } from 'react-i18next'
import { EditArticle } from '../parts/edit/EditArticle.tsx'

export default function EditorSoftwareEditPage() {
  const { t } = useTranslation()
  return <EditArticle kind="software" title={t('nav.crumb.editorSoftwareEdit')} />
}
