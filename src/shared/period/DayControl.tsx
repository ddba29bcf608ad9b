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

/** The keys that change a part of a date: a digit, an arrow, a deletion. */
const editing = /^(?:\d|Arrow\w+|Backspace|Delete)$/

/**
 * A date filter. Each key that is typed makes another valid date, such as the first of October on
 * the way to the twelfth, so a typed date applies on Enter or when the control loses the focus. One
 * from the calendar applies at once. An emptied control counts when it loses the focus.
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
  const isTyped = useRef(false)
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])
  const apply = (day: string): void => {
    isTyped.current = false
    if (/^20\d\d-/.test(day) && day !== value) onChange(day)
  }
  return (
    <Field label={label}>
      <TextInput
        ref={box}
        type="date"
        min={min}
        max={max}
        aria-describedby={describedBy}
        defaultValue={value}
        onPointerDown={() => {
          isTyped.current = false
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value)
          else if (editing.test(key)) isTyped.current = true
        }}
        onChange={({ target }) => {
          if (!isTyped.current) apply(target.value)
        }}
        onBlur={({ target }) => {
          if (target.value === '' && value !== '' && !isRequired) onChange('')
          else if (isTyped.current && /^20\d\d-/.test(target.value)) apply(target.value)
          // An incomplete date, or a value that has changed meanwhile.
          else target.value = value
          isTyped.current = false
        }}
      />
    </Field>
  )
}
