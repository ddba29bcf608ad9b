import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { PromoSection } from './PromoSection.tsx'

export default function PromocodePage() {
  const { t } = useTranslation('promo')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <AccountFrame title={common('nav.crumb.promocode')} lead={t('lead')} prefix={prefix}>
      <PromoSection onPrefix={setPrefix} />
    </AccountFrame>
  )
}
