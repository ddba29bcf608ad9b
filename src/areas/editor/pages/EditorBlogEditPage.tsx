import { useTranslation } from 'react-i18next'
import { EditArticle } from '../parts/edit/EditArticle.tsx'

export default function EditorBlogEditPage() {
  const { t } = useTranslation()
  return <EditArticle kind="blog" title={t('nav.crumb.editorBlogEdit')} />
}
