import type { LabelProject } from '@/api/contract/label-projects.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ClassSelect } from '@/shared/attributes/ClassSelect.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import s from './review.module.css'

interface ClassCorrectionProps {
  legend: string
  labels: LabelProject['labels']
  chosen: readonly string[]
  /** Whether the workers' answer has several classes, all of which stay unless they are taken off. */
  hasSeveral: boolean
  onClasses: (classes: string[]) => void
}

/** The class of a whole item, or its classes. */
export function ClassCorrection({
  legend,
  labels,
  chosen,
  hasSeveral,
  onClasses,
}: ClassCorrectionProps) {
  if (!hasSeveral)
    return (
      <Field label={legend}>
        <ClassSelect
          labels={labels}
          value={chosen[0] ?? ''}
          onClass={(labelId) => onClasses([labelId])}
        />
      </Field>
    )
  return (
    <fieldset className={`stack gap-2 ${s.classes}`}>
      <legend className="bold">{legend}</legend>
      {labels.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={cutText(name)}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onClasses(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  )
}
