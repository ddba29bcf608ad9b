import { useTranslation } from '@/i18n/use-translation.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Sources, sourceQuery } from './Sources.tsx'

export const loader = loadList(sourceQuery, (dispatch, query) =>
  dispatch(partnerApi.endpoints.referralSources.initiate({ ...query, perPage })),
)

export default function SourcesPage() {
  const { t } = useTranslation('referralSources')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.partnerSources')} lead={t('lead')}>
      <Sources />
    </AccountFrame>
  )
}
