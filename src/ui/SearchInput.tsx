import { Search, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { typeInto } from '@/lib/type-into.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import s from './TextInput.module.css'

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'prepend' | 'append'> {
  clearLabel: string
}

/**
 * Clears through a real input event, so that it works for controlled, uncontrolled and registered
 * inputs.
 */
function clear(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.parentElement?.querySelector('input')
  if (!input) return
  typeInto(input, '')
  input.focus()
}

export function SearchInput({ clearLabel, placeholder = ' ', ...rest }: SearchInputProps) {
  return (
    <TextInput
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      type="search"
      placeholder={placeholder}
      prepend={<Search size={18} aria-hidden="true" />}
      append={
        <button
          type="button"
          className={`${s.inner} ${s.clear}`}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={clear}
        >
          <X size={18} aria-hidden="true" />
        </button>
      }
    />
  )
}
