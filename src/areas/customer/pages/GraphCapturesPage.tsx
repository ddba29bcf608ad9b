import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export default function GraphCapturesPage() {
  const { t } = useTranslation()
  return <AccountFrame title={t('nav.crumb.graphCaptures')}>{null}</AccountFrame>
}
