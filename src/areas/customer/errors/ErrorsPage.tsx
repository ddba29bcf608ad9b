import { useTranslation } from 'react-i18next'
import { loadList } from '@/shared/list/load-list.ts'
import { errorQuery } from './errors.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { receivingErrorApi } from '@/api/endpoints/receiving-errors.ts'
import { ReceivingErrors } from './ReceivingErrors.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader = loadList(errorQuery, (dispatch, query) =>
  dispatch(receivingErrorApi.endpoints.receivingErrors.initiate(query)),
)

/** Loads late, because it is below the list. */
const loadBans = async () => (await import('./Bans.tsx')).Bans

export default function ErrorsPage() {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.receivingErrors')} lead={t('lead')}>
      <ReceivingErrors />
      <LateSection title={t('bans.title')} lines={8} load={loadBans} props={{}} />
    </AccountFrame>
  )
}
