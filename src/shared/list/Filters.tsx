import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { capitalized } from '@/lib/capitalized.ts'
import { Field } from '@/ui/Field.tsx'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import { Select } from '@/ui/Select.tsx'
import { DayControl } from '../period/DayControl.tsx'
import { DayRange } from '../period/DayRange.tsx'
import type { ChosenDays } from '../period/days.ts'
import { SearchControl } from './SearchControl.tsx'
import type { SearchWords } from './SearchControl.tsx'
import { TextControl } from './TextControl.tsx'
import type { TextWords } from './TextControl.tsx'
import type {
  AddressChoice,
  DayField,
  AddressField as QueryField,
  AddressFields,
  SearchField,
  SortField,
  TextField,
} from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'
import s from '../small.module.css'
import { isolated } from '@/lib/invisible.ts'

export interface Option {
  value: string
  label: string
}
interface Labelled {
  label: string
}
/** A choice of the declared values, each with a name. */
interface ChoiceWords<T> extends Labelled {
  /** The label of "no choice", if that does not mean all. */
  any?: string
  nameOf(value: T): string
  /** The language of a value's name, if that is not the page's. */
  langOf?(value: string): string | undefined
}
/**
 * A choice of options that the page has loaded. A value that only the address names is offered too.
 * Null leaves the filter out, where what is listed has nothing of the kind.
 */
interface OptionWords extends Labelled {
  options: readonly Option[] | null
}
interface SortWords<T> extends Labelled {
  nameOf(value: T): string
}
type AnyWords =
  | ChoiceWords<string>
  | OptionWords
  | TextWords
  | SearchWords
  | SortWords<string>
  | Labelled

type WordsOf<F> =
  F extends SortField<infer T>
    ? SortWords<T>
    : F extends AddressChoice<infer T>
      ? ChoiceWords<T>
      : F extends TextField
        ? TextWords | OptionWords
        : F extends SearchField
          ? SearchWords
          : F extends DayField
            ? Labelled
            : never
type KeysOf<F, Kind> = { [K in keyof F]: F[K] extends { kind: Kind } ? K : never }[keyof F]

/**
 * The words of all filters, in display order. `sort` is included only if the columns do not set the
 * order.
 */
export type FilterWords<F> = {
  [K in KeysOf<F, 'choice' | 'text' | 'search' | 'day'>]: WordsOf<F[K]>
} & { [K in KeysOf<F, 'sort'>]?: WordsOf<F[K]> }

interface FiltersProps<F> {
  query: ListQuery<F>
  label: string
  words: FilterWords<F>
  className?: string | undefined
}

/** The controls of a list's declared filters. */
export function Filters<F extends AddressFields>(props: FiltersProps<F>): ReactNode
export function Filters({
  query,
  label,
  words,
  className = s.filters,
}: FiltersProps<AddressFields>) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const all: Readonly<Record<string, AnyWords | undefined>> = words
  const { fields } = query.definition
  const controls = (keys: readonly string[]): ReactNode[] =>
    keys.map((key) => {
      const [field, own] = [fields[key], all[key]]
      return (
        field &&
        own &&
        isOffered(field) && <Control key={key} id={key} field={field} words={own} query={query} />
      )
    })
  const keys = Object.keys(all).filter((key) => hasOptions(all[key]))
  const kindOf = (key: string) => fields[key]?.kind
  const ofDays = keys.filter((key) => kindOf(key) === 'day')
  const [first, last] = [all['dateFrom'], all['dateTo']]
  const dayAt = (key: keyof ChosenDays): string | undefined => {
    const value = query.value[key]
    return typeof value === 'string' ? value : undefined
  }
  const searches = keys.filter((key) => kindOf(key) === 'search')
  const others = keys.filter((key) => !ofDays.includes(key) && !searches.includes(key))
  const set = keys.filter((key) => isSet(fields[key], query.value[key])).length
  const folded = (
    <>
      {controls(others)}
      {ofDays.length > 0 && (
        <div className={s.days}>
          {first && last ? (
            <DayRange
              dateFrom={dayAt('dateFrom')}
              dateTo={dayAt('dateTo')}
              labels={{ dateFrom: first.label, dateTo: last.label }}
              onChange={query.change}
            />
          ) : (
            controls(ofDays)
          )}
        </div>
      )}
    </>
  )
  return (
    <div
      role={searches.length > 0 ? 'search' : 'group'}
      aria-label={label}
      className={className}
      data-print="chosen"
    >
      {controls(searches)}
      {others.length + ofDays.length > 1 ? (
        <NarrowFold
          label={common('label.filters')}
          note={set > 0 ? t('pages.set', { count: set }) : undefined}
        >
          {folded}
        </NarrowFold>
      ) : (
        folded
      )}
    </div>
  )
}

/** Whether a filter is set. The search does not count, because it is always visible. */
const isSet = (field: QueryField | undefined, value: unknown): boolean =>
  field !== undefined && field.kind !== 'search' && !('usual' in field) && value !== undefined

const hasOptions = (words: AnyWords | undefined): boolean =>
  words !== undefined && !('options' in words && words.options === null)

/** A choice without values is not offered: another page may offer more for the same list. */
const isOffered = (field: QueryField): boolean => !('values' in field) || field.values.length > 0

interface ControlProps {
  id: string
  field: QueryField
  words: AnyWords
  query: ListQuery<AddressFields>
}

function Control({ id, field, words, query }: ControlProps) {
  const { t, i18n } = useTranslation()
  const chosen = query.value[id]
  const value = chosen === undefined ? '' : String(chosen)
  const change = (next: string) => query.change({ [id]: next === '' ? undefined : next })
  if (field.kind === 'search')
    return (
      <SearchControl
        words={{ label: words.label, help: 'help' in words ? words.help : '' }}
        clearLabel={t('action.clear')}
        field={field}
        value={value}
        onChange={change}
      />
    )
  if (field.kind === 'day')
    return <DayControl label={words.label} value={value} onChange={change} />
  if ('wrong' in words)
    return <TextControl words={words} field={field} value={value} onChange={change} />
  return (
    <Field label={words.label}>
      <Select value={value} onChange={({ target }) => change(target.value)}>
        {field.kind !== 'sort' && (
          <option value="">{'any' in words ? words.any : t('filters.any')}</option>
        )}
        {optionsOf(field, words, value, i18n.language).map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={'langOf' in words ? words.langOf?.(option.value) : undefined}
          >
            {isolated(option.label)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** More than anybody looks through: ten thousand options freeze a page for a minute. */
const mostOptions = 500

function optionsOf(
  field: QueryField,
  words: AnyWords,
  value: string,
  locale: string,
): readonly Option[] {
  if ('values' in field && 'nameOf' in words)
    return field.values.map((one) => ({
      value: one,
      label: capitalized(words.nameOf(one), locale),
    }))
  if (!('options' in words) || words.options === null) return []
  const offered = words.options.slice(0, mostOptions)
  // The value in the address may be gone, not loaded yet, or beyond the offered ones.
  return value === '' || offered.some((option) => option.value === value)
    ? offered
    : [
        ...offered,
        words.options.find((option) => option.value === value) ?? { value, label: value },
      ]
}
