import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import { withParam } from '@/shared/account/lists.ts'
import filters from '@/shared/account/filters.module.css'
import { buttonClass } from '@/ui/button-class.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { withoutParams } from '../../model/settings/filters.ts'

/** Filters of a list, which live in the address. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={filters.filters}>
      {children}
    </div>
  )
}

function useFilter(name: string): (value: string) => void {
  const [params, setParams] = useSearchParams()
  return (value) => {
    if ((params.get(name) ?? '') !== value) setParams(withParam(params, name, value), { preventScrollReset: true })
  }
}

interface FilterProps {
  name: string
  label: string
  value: string | undefined
}

export function FilterSelect({
  name,
  label,
  value,
  any,
  options,
}: FilterProps & { any: string; options: readonly { value: string; label: string }[] }) {
  const change = useFilter(name)
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={({ target }) => change(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Text that filters once it is whole: on Enter, and when one goes on. */
export function FilterText({
  name,
  label,
  value = '',
  pattern,
  wrong,
  inputMode,
  mono,
}: FilterProps & { pattern: RegExp; wrong: string; inputMode?: 'numeric'; mono?: boolean }) {
  const change = useFilter(name)
  const [typed, type] = useState(value)
  const [refused, refuse] = useState(false)
  const set = (text: string) => {
    type(text)
    refuse(false)
  }
  useEffect(() => set(value), [value])
  const apply = () => {
    const text = typed.trim()
    if (text === '' || pattern.test(text)) change(text)
    // It stays as it was typed, to be put right.
    else refuse(true)
  }
  return (
    <Field label={label} error={refused && wrong}>
      <TextInput
        value={typed}
        mono={mono}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={64}
        onChange={({ target }) => set(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
    </Field>
  )
}

/** From a day to a day. */
export function FilterDays({ from, to, query }: { from: string; to: string; query: { dateFrom?: string | undefined; dateTo?: string | undefined } }) {
  return (
    <div className={filters.days}>
      <FilterDay name="dateFrom" label={from} value={query.dateFrom} />
      <FilterDay name="dateTo" label={to} value={query.dateTo} />
    </div>
  )
}

/** A day. While one types it the control is empty or half: only whole days filter, and an emptied one does no more. */
function FilterDay({ name, label, value = '' }: FilterProps) {
  const change = useFilter(name)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])
  return (
    <Field label={label}>
      <TextInput
        ref={box}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        defaultValue={value}
        onChange={({ target }) => {
          if (/^20\d\d-/.test(target.value)) change(target.value)
        }}
        onBlur={({ target }) => change(target.value)}
      />
    </Field>
  )
}

/** Takes the filters named back; what is of others in the address stays. */
export function ResetFilters({ names, variant = 'secondary' }: { names: readonly string[]; variant?: 'secondary' | 'tertiary' }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <Link
      className={buttonClass({ variant })}
      to={{ pathname, search: withoutParams(params, names).toString() }}
      preventScrollReset
      onClick={({ currentTarget }) => focusGroup(groupsAround(currentTarget))}
    >
      {t('pages.reset')}
    </Link>
  )
}
