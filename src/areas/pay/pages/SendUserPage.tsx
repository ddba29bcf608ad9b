import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { PayFrame } from '../parts/PayFrame.tsx'
import { TransferSection } from '../parts/transfer/TransferSection.tsx'
import { Transfers } from '../parts/transfer/Transfers.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(transfersApi.endpoints.transferLimits.initiate()))

export default function SendUserPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <PayFrame title={common('nav.crumb.sendUser')} lead={t('lead')} prefix={prefix}>
      <TransferSection onPrefix={setPrefix} />
      <Transfers />
    </PayFrame>
  )
}
