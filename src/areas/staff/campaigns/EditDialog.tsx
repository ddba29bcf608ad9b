import { useTranslation } from '@/i18n/use-translation.ts'
import type { Campaign } from '@/api/contract/campaigns.ts'
import { campaignApi } from '@/api/endpoints/staff.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { CampaignEditor } from './CampaignEditor.tsx'

interface EditDialogProps {
  /** Null creates a campaign. */
  id: string | null
  onSaved: (id: string) => void
  onClose: () => void
}

/** Creates or edits a campaign. */
export function EditDialog({ id, onSaved, onClose }: EditDialogProps) {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const answer = campaignApi.useCampaignQuery({ id: id ?? '' }, { skip: id === null })
  const saved = (campaign: Campaign) => onSaved(String(campaign.id))
  return (
    <Modal
      open
      side
      size="lg"
      title={id === null ? t('add') : t('edit.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {id === null ? (
        <CampaignEditor campaign={null} onSaved={saved} />
      ) : (
        <Loaded
          answer={answer}
          level={3}
          skeleton={
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={10} />
            </SkeletonGroup>
          }
        >
          {(campaign) => <CampaignEditor campaign={campaign} onSaved={saved} />}
        </Loaded>
      )}
    </Modal>
  )
}
