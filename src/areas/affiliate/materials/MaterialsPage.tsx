import { useTranslation } from 'react-i18next'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Materials } from './Materials.tsx'
import { kinds } from './materials.ts'

/** Banners, pages and examples: one page for each kind. */
export default function MaterialsPage() {
  const { t } = useTranslation('partnerMaterials')
  const kind = known(kinds, usePage().id) ?? 'banner'
  const answer = partnerApi.usePartnerMaterialsQuery({ kind }, { refetchOnMountOrArgChange: 300 })
  return (
    <AccountFrame wide title={t(`title.${kind}`)} lead={t(`lead.${kind}`)}>
      <Materials kind={kind} answer={answer} />
    </AccountFrame>
  )
}
