import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { inBrackets } from '@/lib/sentences.ts'
import { cx } from './cx.ts'
import s from './small.module.css'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  label: ReactNode
  /** What the field is of, for ears only, where several forms with such a field are open. */
  about?: string | undefined
  /** The control's id, the target of an ErrorSummary link. */
  id?: string | undefined
  help?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** "required" or "optional" in the page's language, beside the label. */
  marker?: ReactNode
  hideLabel?: boolean | undefined
  className?: string | undefined
  /** One form control of this folder; it reads its id and descriptions from the field. */
  children: ReactNode
}

export function Field({
  label,
  about,
  id,
  help,
  error,
  required,
  marker,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const own = useId()
  const control = id ?? own
  const [note, setNote] = useState<ReactNode>(null)
  // What the control says of its own text is more exact than the form's error.
  const shown = note ?? error
  const describedBy = cx(help ? `${control}-help` : '', shown ? `${control}-error` : '')
  return (
    <div className={cx(s.field, className)}>
      <label htmlFor={control} className={hideLabel ? 'visually-hidden' : s.label}>
        {label}
        {about && <span className="visually-hidden">{inBrackets(about)}</span>}
        {marker && <span className="faint text-1 regular">{marker}</span>}
      </label>
      <FieldContext
        value={{
          id: control,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': shown ? true : undefined,
          'aria-required': required || undefined,
          tell: setNote,
        }}
      >
        {children}
      </FieldContext>
      <FieldNotes id={control} help={help} error={shown} />
    </div>
  )
}

/** The error and help text under a control, with the ids that aria-describedby refers to. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string
  help?: ReactNode
  error?: ReactNode
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={s.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={s.help}>
          {help}
        </p>
      )}
    </>
  )
}
