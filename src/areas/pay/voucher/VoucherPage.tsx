import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayFrame } from '../PayFrame.tsx'
import { VoucherSection } from './VoucherSection.tsx'

export default function VoucherPage() {
  const { t } = useTranslation('voucher')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <PayFrame title={common('nav.crumb.voucher')} lead={t('lead')} prefix={prefix}>
      <VoucherSection onPrefix={setPrefix} />
    </PayFrame>
  )
}
