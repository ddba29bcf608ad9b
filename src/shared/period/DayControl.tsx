import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatFor } from '@/i18n/format.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { cx } from '@/ui/cx.ts'

interface DayControlProps {
  label: string
  value: string
  /** The first and the last day with data. */
  min?: string | undefined
  max?: string | undefined
  describedBy?: string
  /** If true, an emptied control gets its value back. */
  isRequired?: boolean
  /** Where a refusal stands, if not under the control: there it would move what is beside it. */
  noteIn?: HTMLElement | null
  onChange: (day: string) => void
}

/** The keys that change a part of a date: a digit, an arrow, a deletion. */
const editing = /^(?:\d|Arrow\w+|Backspace|Delete)$/

/**
 * A date filter. Each key that is typed makes another valid date, such as the first of October on
 * the way to the twelfth, so a typed date applies on Enter or when the control loses the focus. One
 * from the calendar applies at once. An emptied control counts when it loses the focus. A day outside
 * of the data, such as one of the year 26, stays in the control and is said to be refused.
 */
export function DayControl({
  label,
  value,
  min = '2000-01-01',
  max = '2099-12-31',
  describedBy,
  isRequired = false,
  noteIn,
  onChange,
}: DayControlProps) {
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  /** Keys have changed the control since a day was applied. */
  const isTyped = useRef(false)
  /** The last change came from the calendar. */
  const isPicked = useRef(true)
  const [refused, setRefused] = useState<'early' | 'late' | null>(null)
  useEffect(() => {
    setRefused(null)
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])
  function apply(day: string): void {
    isTyped.current = false
    if (day === '') return
    const wrong = day < min ? 'early' : day > max ? 'late' : null
    setRefused(wrong)
    if (wrong === null && day !== value) onChange(day)
  }
  const note = useId()
  const refusal =
    refused &&
    t(`period.${refused}`, {
      date: formatFor(i18n.language, 'UTC').date(refused === 'early' ? min : max),
    })
  return (
    <Field label={label} error={noteIn ? undefined : refusal}>
      {noteIn && createPortal(<FieldNotes id={note} error={refusal} />, noteIn)}
      <TextInput
        ref={box}
        type="date"
        min={min}
        max={max}
        aria-describedby={cx(describedBy, noteIn && refusal ? `${note}-error` : '')}
        aria-invalid={refusal ? true : undefined}
        defaultValue={value}
        onPointerDown={() => {
          isPicked.current = true
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value)
          else if (editing.test(key)) isPicked.current = false
        }}
        onChange={({ target }) => {
          if (isPicked.current) apply(target.value)
          else isTyped.current = true
        }}
        onBlur={({ target }) => {
          if (target.value !== '') {
            if (isTyped.current) apply(target.value)
            // The value has changed meanwhile.
            else if (!refused) target.value = value
          } else if (target.validity.badInput || value === '' || isRequired) {
            // Half a date is no date.
            target.value = value
            setRefused(null)
          } else onChange('')
          isTyped.current = false
        }}
      />
    </Field>
  )
}
