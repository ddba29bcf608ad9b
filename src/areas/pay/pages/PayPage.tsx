import { useTranslation } from 'react-i18next'
import { PayFrame } from '../parts/PayFrame.tsx'

export default function PayPage() {
  const { t } = useTranslation()
  return <PayFrame title={t('nav.crumb.pay')}>{null}</PayFrame>
}
