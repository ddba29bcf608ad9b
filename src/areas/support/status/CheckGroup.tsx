import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import s from '../support.module.css'

interface CheckGroupProps {
  /** The id of the first box, where the summary of errors leads. */
  id: string
  legend: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of a few choices. */
export function CheckGroup({ id, legend, error, options, value, onChange }: CheckGroupProps) {
  return (
    <fieldset
      className={`stack gap-2 ${s.checks}`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className="cluster gap-2 gap-x-5">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                checked
                  ? [...value, option.value]
                  : value.filter((known) => known !== option.value),
              )
            }
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
