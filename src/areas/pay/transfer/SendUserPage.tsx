import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { transferQuery } from './transfer.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { TransferSection } from './TransferSection.tsx'

/** Below the form. */
const loadTransfers = async () => (await import('./Transfers.tsx')).Transfers

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(transfersApi.endpoints.transferLimits.initiate()))

export default function SendUserPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  return (
    <AccountFrame wide title={common('nav.crumb.sendUser')} lead={t('lead')}>
      <TransferSection />
      <LateSection
        title={common('label.transfers')}
        lines={20}
        load={loadTransfers}
        props={{}}
        // Whoever comes by an address that asks something of the list is here for the list.
        onSight={!transferQuery.isIn(params)}
      />
    </AccountFrame>
  )
}
