import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export default function EditorBlogPage() {
  const { t } = useTranslation()
  return <AccountFrame title={t('nav.crumb.editorBlog')}>{null}</AccountFrame>
}
