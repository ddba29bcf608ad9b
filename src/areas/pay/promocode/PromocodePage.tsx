import { useTranslation } from '@/i18n/use-translation.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { PromoSection } from './PromoSection.tsx'

export default function PromocodePage() {
  const { t } = useTranslation('promo')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.promocode')} lead={t('lead')}>
      <PromoSection />
    </AccountFrame>
  )
}
