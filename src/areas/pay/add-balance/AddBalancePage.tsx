import { useTranslation } from '@/i18n/use-translation.ts'
import { Methods } from '../methods/Methods.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export default function AddBalancePage() {
  const { t } = useTranslation('payMethods')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.addBalance')} lead={t('addLead')}>
      <Methods brief />
    </AccountFrame>
  )
}
