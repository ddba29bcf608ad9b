import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { cutText } from '@/lib/cut-text.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { UnitView } from '../kit/UnitView.tsx'
import { ControlUnit } from './ControlUnit.tsx'

interface UnitDialogProps {
  project: LabelProject
  itemId: string
  onClose: () => void
}

/** A unit with its answer, and what each person found. */
export function UnitDialog({ project, itemId, onClose }: UnitDialogProps) {
  const { t } = useTranslation('labelCommon')
  const { t: common } = useTranslation()
  const answer = labelItemApi.useLabelItemQuery({ id: project.id, itemId })
  return (
    <Modal
      open
      size="lg"
      title={cutText(answer.data?.name ?? t('unit.title'))}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Loaded answer={answer} level={3} skeleton={<Skeleton size="l" />}>
        {(item) => (
          <div className="stack gap-4">
            <UnitView project={project} item={item} isLarge />
            <ControlUnit project={project} item={item} />
          </div>
        )}
      </Loaded>
    </Modal>
  )
}
