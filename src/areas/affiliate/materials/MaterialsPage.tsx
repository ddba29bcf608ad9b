import { useTranslation } from 'react-i18next'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { usePageOf } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Materials } from './Materials.tsx'
import { kinds } from './materials.ts'

/** Banners, landing pages and examples: one page per kind. */
export default function MaterialsPage() {
  const { t } = useTranslation('partnerMaterials')
  const { t: common } = useTranslation()
  const id = usePageOf(kinds)
  const kind = kinds[id]
  const answer = partnerApi.usePartnerMaterialsQuery({ kind }, { refetchOnMountOrArgChange: 300 })
  return (
    <AccountFrame wide title={common(`nav.crumb.${id}`)} lead={t(`lead.${kind}`)}>
      <Materials kind={kind} title={common(`nav.crumb.${id}`)} answer={answer} />
    </AccountFrame>
  )
}
