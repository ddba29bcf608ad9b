import { useTranslation } from 'react-i18next'
import { PayFrame } from '../parts/PayFrame.tsx'

export default function HistoryDayPage() {
  const { t } = useTranslation()
  return <PayFrame title={t('nav.crumb.historyDay')}>{null}</PayFrame>
}
