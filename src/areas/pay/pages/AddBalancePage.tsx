import { useTranslation } from 'react-i18next'
import { PayFrame } from '../parts/PayFrame.tsx'

export default function AddBalancePage() {
  const { t } = useTranslation()
  return <PayFrame title={t('nav.crumb.addBalance')}>{null}</PayFrame>
}
