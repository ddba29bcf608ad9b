import { useTranslation } from '@/i18n/use-translation.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { VoucherSection } from './VoucherSection.tsx'

export default function VoucherPage() {
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.voucher')}>
      <VoucherSection />
    </AccountFrame>
  )
}
