import { useTranslation } from 'react-i18next'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { receivingErrorApi } from '@/api/endpoints/receiving-errors.ts'
import { readErrorQuery } from '../model/settings/errors.ts'
import { ReceivingErrors } from '../parts/settings/errors/ReceivingErrors.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

interface Arrival {
  request: Request
  store: { dispatch: Dispatch }
}

export const loader = ({ request, store: { dispatch } }: Arrival): Promise<null> =>
  firstPaint(dispatch(receivingErrorApi.endpoints.receivingErrors.initiate(readErrorQuery(new URL(request.url).searchParams))))

/** Below the list. */
const loadBans = async () => (await import('../parts/settings/errors/Bans.tsx')).Bans

export default function ErrorsPage() {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.receivingErrors')} lead={t('lead')}>
      <ReceivingErrors />
      <LateSection title={t('bans.title')} lines={8} load={loadBans} props={{}} />
    </SettingFrame>
  )
}
