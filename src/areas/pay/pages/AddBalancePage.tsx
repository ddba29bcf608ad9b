import { useTranslation } from 'react-i18next'
import { Methods } from '../parts/methods/Methods.tsx'
import { PayFrame } from '../parts/PayFrame.tsx'

export default function AddBalancePage() {
  const { t } = useTranslation('payMethods')
  const { t: common } = useTranslation()
  return (
    <PayFrame title={common('nav.crumb.addBalance')} lead={t('addLead')}>
      <Methods brief />
    </PayFrame>
  )
}
