import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

export interface ChoiceFieldProps<T extends string> {
  label: string
  options: readonly T[]
  nameOf: (option: T) => string
  value: T | undefined
  /** The words for no choice, where there may be none. */
  none?: string | undefined
  onChange: (option: T | undefined) => void
  className?: string | undefined
}

/** A select over a closed list. */
export function ChoiceField<T extends string>({
  label,
  options,
  nameOf,
  value,
  none,
  onChange,
  className,
}: ChoiceFieldProps<T>) {
  return (
    <Field label={label} className={className}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((option) => option === target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
