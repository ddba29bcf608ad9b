import { useTranslation } from 'react-i18next'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import type { CampaignChange } from '@/api/contract/campaigns.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ChangeLog } from '../ChangeLog.tsx'

export function CampaignHistory({ changes }: { changes: readonly CampaignChange[] }) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  return (
    <ChangeLog
      title={common('label.history')}
      changes={changes.map(({ id, at, by, action, reason }) => {
        const name = known(campaignActions, action)
        return {
          key: `${id} ${at}`,
          what: name ? t(`history.${name}`) : plainCode(action),
          by,
          at,
          reason,
        }
      })}
    />
  )
}
