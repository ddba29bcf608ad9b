import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { seenText } from '@/lib/unseen.ts'
import { useOwner } from '@/session/use-user.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { keepSaved, maxNameLength, maxSavedFilters, savedFilters, withSaved } from './saved.ts'
import type { SavedFilter } from './saved.ts'
import s from './saved-filters.module.css'
import { cutText } from '@/lib/cut-text.ts'

/** The person's named filters, stored in this browser until they sign out. */
export function SavedFilters({
  place,
  query,
  onChoose,
}: {
  /** The name of the list. */
  place: string
  /** The chosen filters in the notation of an address; empty for none. */
  query: string
  onChoose: (query: string) => void
}) {
  const { t } = useTranslation('savedFilters')
  const { t: common } = useTranslation()
  const owner = useOwner()
  const [list, setList] = useState(() => savedFilters(owner, place))
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [said, setSaid] = useState('')

  const change = (next: SavedFilter[], done: string): void => {
    setList(next)
    setSaid(keepSaved(owner, place, next) ? done : t('refused'))
  }
  const save = () => {
    const given = seenText(name)
    if (query === '') return setError(t('nothing'))
    if (!given) return setError(t('noName'))
    const next = withSaved(list, { name: given, query })
    if (!next) return setError(t('full', { most: maxSavedFilters }))
    setError('')
    setName('')
    change(next, t('done', { name: given }))
  }
  return (
    <div className={`grid gap-3 line-above ${s.saved}`} tabIndex={-1}>
      {list.length > 0 && (
        <ul className="cluster gap-2" aria-label={t('title')}>
          {list.map((one) => (
            <li key={one.name}>
              <span className={`inline-row gap-1 text-2 break pill blue ${s.chip}`}>
                <button type="button" className={s.use} onClick={() => onChoose(one.query)}>
                  {cutText(one.name)}
                </button>
                <button
                  type="button"
                  aria-label={t('remove', { name: one.name })}
                  title={t('remove', { name: one.name })}
                  onClick={({ currentTarget }) => {
                    focusGroup(groupsAround(currentTarget))
                    change(
                      list.filter((known) => known !== one),
                      t('removed', { name: one.name }),
                    )
                  }}
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        method="dialog"
        noValidate
        className={`cluster gap-3 align-start ${s.save}`}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={t('name')} help={t('help')} error={error || undefined}>
          <TextInput
            value={name}
            most={maxNameLength}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {common('action.save')}
        </Button>
      </form>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}
