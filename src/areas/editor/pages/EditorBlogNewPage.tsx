import { useTranslation } from 'react-i18next'
import { NewArticle } from '../parts/edit/NewArticle.tsx'

export default function EditorBlogNewPage() {
  const { t } = useTranslation()
  return <NewArticle kind="blog" title={t('nav.crumb.editorBlogNew')} />
}
