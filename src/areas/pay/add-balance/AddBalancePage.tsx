import { useTranslation } from 'react-i18next'
import { Methods } from '../methods/Methods.tsx'
import { PayFrame } from '../PayFrame.tsx'

export default function AddBalancePage() {
  const { t } = useTranslation('payMethods')
  const { t: common } = useTranslation()
  return (
    <PayFrame title={common('nav.crumb.addBalance')} lead={t('addLead')}>
      <Methods brief />
    </PayFrame>
  )
}
