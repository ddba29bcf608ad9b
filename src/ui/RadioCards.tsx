import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldNotes } from './Field.tsx'
import s from './RadioCards.module.css'
import check from './Checkbox.module.css'

export interface RadioCard<Value extends string> {
  value: Value
  label: ReactNode
  text?: ReactNode
  /** Content at the end: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean | undefined
}
export interface RadioCardsProps<Value extends string> extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'id'
> {
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: readonly RadioCard<Value>[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValue?: ((value: Value) => void) | undefined
  /** The first radio's id, the target of an ErrorSummary link. */
  id?: string | undefined
  help?: ReactNode
  error?: ReactNode
  /** `pair`: two short options beside each other at any width. */
  columns?: 1 | 2 | 3 | 'pair' | undefined
}

/** Native radios in clickable cards; the props of a registered form field go to each radio. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    legend,
    hideLegend,
    options,
    value,
    defaultValue,
    onValue,
    onChange,
    id,
    help,
    error,
    columns = 1,
    className,
    name,
    ...rest
  } = props
  const own = useId()
  const first = id ?? own
  const described = cx(help ? `${first}-help` : '', error ? `${first}-error` : '') || undefined
  return (
    <fieldset
      role="radiogroup"
      className={cx(s.set, className)}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : s.legend}>{legend}</legend>
      <div className={s.cards} data-columns={columns}>
        {options.map((option, index) => {
          const radio = index === 0 ? first : `${first}-${option.value}`
          return (
            <label key={option.value} className={s.card}>
              <input
                {...rest}
                id={radio}
                type="radio"
                name={name ?? own}
                value={option.value}
                {...(value !== undefined && { checked: value === option.value })}
                {...(defaultValue !== undefined && {
                  defaultChecked: defaultValue === option.value,
                })}
                disabled={option.disabled ?? rest.disabled}
                onChange={(event) => {
                  onChange?.(event)
                  onValue?.(option.value)
                }}
                aria-labelledby={`${radio}-label`}
                aria-describedby={option.text ? `${radio}-text` : undefined}
                className={check.box}
              />
              <span id={`${radio}-label`} className={s.label}>
                {option.label}
              </span>
              {option.aside && <span className={s.aside}>{option.aside}</span>}
              {option.text && (
                <span id={`${radio}-text`} className={s.text}>
                  {option.text}
                </span>
              )}
            </label>
          )
        })}
      </div>
      <FieldNotes id={first} help={help} error={error} />
    </fieldset>
  )
}
