import { useTranslation } from 'react-i18next'
import { PayFrame } from '../parts/PayFrame.tsx'

export default function PayMethodPage() {
  const { t } = useTranslation()
  return <PayFrame title={t('nav.crumb.payMethod')}>{null}</PayFrame>
}
