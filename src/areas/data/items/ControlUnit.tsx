import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'

interface ControlUnitProps {
  project: LabelProject
  item: LabelItem
}

/** Makes an accepted unit a control unit: workers are measured by its answer. */
export function ControlUnit({ project, item }: ControlUnitProps) {
  const { t } = useTranslation('labelItems')
  const action = useAction()
  const [send] = labelItemApi.useControlLabelItemsMutation()
  const isOver = ['canceled', 'archived'].includes(project.status)
  if (item.status !== 'accepted' || isOver) return null
  const set = () =>
    void action.run(async () => {
      await send({ id: project.id, ids: [item.id], isControl: !item.isControl }).unwrap()
    })
  return (
    <div className="stack gap-2">
      <ActionProblem action={action} />
      <p className="quiet text-2">{t(item.isControl ? 'control.is' : 'control.text')}</p>
      <div>
        <Button variant="secondary" loading={action.busy} onClick={set}>
          {t(item.isControl ? 'control.unset' : 'control.set')}
        </Button>
      </div>
    </div>
  )
}
