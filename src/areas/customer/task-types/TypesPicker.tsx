import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { withChosen } from './task-types.ts'
import type { TypeOption } from './task-types.ts'
import s from './types-picker.module.css'

interface TypesPickerProps {
  legend: string
  /** Of the first control: what an ErrorSummary links to. */
  id: string
  error?: string | undefined
  help?: string | undefined
  options: readonly TypeOption[]
  value: readonly string[]
  onChange: (types: string[]) => void
}

/** From this many on there is a search. */
const many = 12

/** Some of the types of task. */
export function TypesPicker({
  legend,
  id,
  error,
  help,
  options,
  value,
  onChange,
}: TypesPickerProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const nameOf = useTypeName()
  const [text, setText] = useState('')
  const count = useId()
  const all = withChosen(options, value).map(({ type, title }) => ({
    type,
    name: nameOf(type, title),
  }))
  const wanted = text.trim().toLocaleLowerCase()
  const shown = all.filter(({ type, name }) =>
    `${name} ${type}`.toLocaleLowerCase().includes(wanted),
  )
  const described =
    [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className={s.picker}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className={s.bar}>
        {all.length > many && (
          <SearchInput
            className={s.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // It belongs to no form: Enter must not send the one around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            clearLabel={common('action.clearSearch')}
            aria-label={t('types.search')}
            placeholder={t('types.search')}
          />
        )}
        <p id={count} className={s.count} role="status">
          {t('types.chosen', { count: value.length, total: all.length })}
        </p>
        {value.length > 0 && (
          <Button variant="tertiary" onClick={() => onChange([])}>
            {t('types.none')}
          </Button>
        )}
      </div>
      <div className={s.list}>
        {shown.map(({ type, name }, index) => (
          <Checkbox
            key={type}
            id={index === 0 ? id : `${id}-${type}`}
            label={
              <span className={s.name}>
                {name} <code translate="no">{type}</code>
              </span>
            }
            checked={value.includes(type)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...value, type] : value.filter((known) => known !== type),
              )
            }
          />
        ))}
        {shown.length === 0 && <p className={s.nothing}>{t('types.nothing')}</p>}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
