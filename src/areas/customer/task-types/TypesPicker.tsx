import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { withChosen } from './task-types.ts'
import type { TypeOption } from './task-types.ts'
import s from '../customer.module.css'

interface TypesPickerProps {
  legend: string
  /** The id of the first control, which an ErrorSummary links to. */
  id: string
  error?: string | undefined
  help?: string | undefined
  options: readonly TypeOption[]
  value: readonly string[]
  onChange: (types: string[]) => void
  /** The options are still loading. */
  loading?: boolean | undefined
}

/** The number of options from which a search is offered. */
const many = 12

/** Chooses task types. */
export function TypesPicker({
  legend,
  id,
  error,
  help,
  options,
  value,
  onChange,
  loading = false,
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
  const wanted = text.trim().toLowerCase()
  const shown = all.filter(({ type, name }) => `${name} ${type}`.toLowerCase().includes(wanted))
  const list = useRef<HTMLUListElement>(null)
  const { drawn, ...parts } = useParts(shown, list)
  const described =
    [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className={`stack gap-2 ${s.picker}`}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      <div className="cluster gap-2 gap-x-4 control">
        {all.length > many && (
          <SearchInput
            className={s.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // The search is not part of a form: Enter must not submit the one around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            clearLabel={common('action.clearSearch')}
            aria-label={t('types.search')}
            placeholder={t('types.search')}
          />
        )}
        <p id={count} className="quiet text-2 num" role="status">
          {t('types.chosen', { count: value.length, total: all.length })}
        </p>
        {value.length > 0 && (
          <Button variant="tertiary" onClick={() => onChange([])}>
            {t('types.none')}
          </Button>
        )}
      </div>
      {loading ? (
        <SkeletonGroup
          label={common('loading')}
          className={`grid pad-y-2 pad-x-3 round-2 ${s.list}`}
        >
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row} className={s.optionHole}>
              <Skeleton size={row % 2 ? 'm' : 'l'} />
            </div>
          ))}
        </SkeletonGroup>
      ) : shown.length > 0 ? (
        <ul ref={list} data-list="" className={`grid pad-y-2 pad-x-3 round-2 scroll ${s.list}`}>
          {drawn.map(({ type, name }, index) => (
            <li key={type}>
              <Checkbox
                id={index === 0 ? id : `${id}-${type}`}
                label={
                  <span className="stack">
                    {name}{' '}
                    <code className="faint text-1 break" translate="no">
                      {type}
                    </code>
                  </span>
                }
                checked={value.includes(type)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...value, type]
                      : value.filter((known) => known !== type),
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="pad-y-3 quiet text-2">{t('types.nothing')}</p>
      )}
      <MoreParts {...parts} />
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
