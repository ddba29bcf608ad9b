import { isEnter } from '@/ui/is-enter.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import type { SearchField } from '../query/query.ts'

/** The pause in typing, in milliseconds, after which the search starts. */
const pause = 300

export interface SearchWords {
  label: string
  /** The message while there are too few characters. */
  help: string
}

interface SearchControlProps {
  words: SearchWords
  clearLabel: string
  field: SearchField
  value: string
  onChange: (text: string) => void
}

/** A search that starts after a pause in typing, or on Enter. */
export function SearchControl({ words, clearLabel, field, value, onChange }: SearchControlProps) {
  const [typed, setTyped] = useState(value)
  const [followed, setFollowed] = useState(value)
  // Back, forward and "reset" change the address.
  if (followed !== value) {
    setFollowed(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const wanted = field.parse(typed) ?? ''
  const apply = useEffectEvent(onChange)
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => apply(wanted), pause)
    return () => clearTimeout(timer)
  }, [value, wanted])
  return (
    <Field label={words.label} help={typed.trim() !== '' && wanted === '' ? words.help : undefined}>
      <SearchInput
        clearLabel={clearLabel}
        most={field.most}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return
          // The control may be part of a form, which Enter would send.
          event.preventDefault()
          if (wanted !== value) onChange(wanted)
        }}
      />
    </Field>
  )
}
