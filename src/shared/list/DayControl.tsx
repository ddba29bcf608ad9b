import { useEffect, useRef } from 'react'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

interface DayControlProps {
  label: string
  value: string
  /** The first and the last day with data. */
  min?: string | undefined
  max?: string | undefined
  describedBy?: string
  /** If true, an emptied control gets its value back. */
  isRequired?: boolean
  onChange: (day: string) => void
}

/**
 * A date filter. While it is typed, the control is empty or holds the year 2, so only complete
 * dates count. An emptied control counts when it loses the focus.
 */
export function DayControl({
  label,
  value,
  min = '2000-01-01',
  max = '2099-12-31',
  describedBy,
  isRequired = false,
  onChange,
}: DayControlProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])
  return (
    <Field label={label}>
      <TextInput
        ref={box}
        type="date"
        min={min}
        max={max}
        aria-describedby={describedBy}
        defaultValue={value}
        onChange={({ target }) => {
          if (/^20\d\d-/.test(target.value)) onChange(target.value)
        }}
        onBlur={({ target }) => {
          if (target.value === '' && value !== '' && !isRequired) onChange('')
          // A reversed range was swapped meanwhile.
          else target.value = value
        }}
      />
    </Field>
  )
}
