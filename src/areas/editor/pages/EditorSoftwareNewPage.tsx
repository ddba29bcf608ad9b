import { useTranslation } from 'react-i18next'
import { NewArticle } from '../parts/edit/NewArticle.tsx'

export default function EditorSoftwareNewPage() {
  const { t } = useTranslation()
  return <NewArticle kind="software" title={t('nav.crumb.editorSoftwareNew')} />
}
