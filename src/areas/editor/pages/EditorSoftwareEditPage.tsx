import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export default function EditorSoftwareEditPage() {
  const { t } = useTranslation()
  return <AccountFrame title={t('nav.crumb.editorSoftwareEdit')}>{null}</AccountFrame>
}
