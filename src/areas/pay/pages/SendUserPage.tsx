import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { PayFrame } from '../parts/PayFrame.tsx'
import { TransferSection } from '../parts/transfer/TransferSection.tsx'

/** Below the form. */
const loadTransfers = async () => (await import('../parts/transfer/Transfers.tsx')).Transfers

/** What an address has of the list: whoever comes by it is here for the list. */
const filters = ['direction', 'status', 'page']

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(transfersApi.endpoints.transferLimits.initiate()))

export default function SendUserPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const [prefix, setPrefix] = useState<string>()
  return (
    <PayFrame title={common('nav.crumb.sendUser')} lead={t('lead')} prefix={prefix}>
      <TransferSection onPrefix={setPrefix} />
      <LateSection title={t('list.title')} lines={20} load={loadTransfers} props={{}} onSight={!filters.some((name) => params.has(name))} />
    </PayFrame>
  )
}
