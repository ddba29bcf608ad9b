import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { VoucherSection } from './VoucherSection.tsx'

export default function VoucherPage() {
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <AccountFrame wide title={common('nav.crumb.voucher')} prefix={prefix}>
      <VoucherSection onPrefix={setPrefix} />
    </AccountFrame>
  )
}
