import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export default function EditorTutorialNewPage() {
  const { t } = useTranslation()
  return <AccountFrame title={t('nav.crumb.editorTutorialNew')}>{null}</AccountFrame>
}
