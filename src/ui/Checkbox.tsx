import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import s from './Checkbox.module.css'
import { cx } from './cx.ts'
import { FieldNotes } from './Field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}

/**
 * Spreads native props, so that `form.control('terms')` works. role="switch" (see Switch) changes
 * its look.
 */
export function Checkbox({ label, help, error, className, id, ...rest }: CheckboxProps) {
  const own = useId()
  const control = id ?? own
  return (
    <div className={cx(s.check, className)}>
      <input
        aria-describedby={
          cx(help ? `${control}-help` : '', error ? `${control}-error` : '') || undefined
        }
        aria-invalid={error ? true : undefined}
        {...rest}
        id={control}
        type="checkbox"
        className={rest.role === 'switch' ? s.switch : s.box}
      />
      <label htmlFor={control}>{label}</label>
      {(help || error) && (
        <div className={s.notes}>
          <FieldNotes id={control} help={help} error={error} />
        </div>
      )}
    </div>
  )
}

/** For a setting that takes effect at once, without submitting a form. */
export function Switch(props: CheckboxProps) {
  return <Checkbox {...props} role="switch" />
}
