import { cutText } from '@/lib/cut-text.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import s from '@/areas/software/software.module.css'

interface ChoicesProps<Value extends string> {
  id: string
  error: string | undefined
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly string[]
  onChosen: (next: Value[]) => void
}

/** Several values of a list, as checkboxes. */
export function Choices<Value extends string>({
  id,
  error,
  legend,
  options,
  chosen,
  onChosen,
}: ChoicesProps<Value>) {
  const choose = (value: Value, isChosen: boolean): void =>
    onChosen(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : chosen.includes(one))),
    )
  return (
    <fieldset
      className={`grid gap-2 gap-x-4 min-0 ${s.checks}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          id={index === 0 ? id : `${id}-${value}`}
          label={cutText(label)}
          checked={chosen.includes(value)}
          onChange={({ target }) => choose(value, target.checked)}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
