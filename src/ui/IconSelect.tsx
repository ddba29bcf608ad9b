import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './IconSelect.module.css'

export interface IconSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The accessible name, which includes the selected option. */
  label: string
  icon: ReactNode
  options: readonly { value: string; label: string; lang?: string | undefined }[]
}

/** A native select behind an icon: it needs no script and suits touch screens. */
export function IconSelect({ label, icon, options, className, ...rest }: IconSelectProps) {
  return (
    <span className={cx(s.wrap, className)}>
      {icon}
      <select {...rest} aria-label={label} className={s.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
