import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { Modal } from '@/ui/Modal.tsx'
import { ProgramView } from '../../program/ProgramView.tsx'

/** The public page with the current entries. */
export function PreviewDialog({ item, onClose }: { item: SoftwareItem; onClose: () => void }) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  return (
    <Modal
      open
      size="lg"
      title={t('edit.previewTitle')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <ProgramView item={item} isPreview />
    </Modal>
  )
}
