import { isEnter } from '@/ui/is-enter.ts'
import { useState } from 'react'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import type { AddressField as QueryField } from '../query/query.ts'

/** Typed text, which filters once it is complete. */
export interface TextWords {
  label: string
  /** The message for text that does not match the pattern. */
  wrong: string
  inputMode?: 'numeric' | undefined
  mono?: boolean | undefined
}

interface TextControlProps {
  words: TextWords
  field: QueryField
  value: string
  onChange: (text: string) => void
}

/**
 * A text filter that applies on Enter and on blur. Text that does not match stays, so that it can
 * be corrected.
 */
export function TextControl({ words, field, value, onChange }: TextControlProps) {
  const [typed, setTyped] = useState(value)
  const [isWrong, setIsWrong] = useState(false)
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    setTyped(value)
    setIsWrong(false)
  }
  const apply = () => {
    const text = typed.trim()
    if (text !== '' && field.parse(text) === undefined) setIsWrong(true)
    else if (text !== value) onChange(text)
  }
  return (
    <Field label={words.label} error={isWrong && words.wrong}>
      <TextInput
        value={typed}
        mono={words.mono}
        inputMode={words.inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        most={64}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        onBlur={apply}
        onKeyDown={(event) => isEnter(event) && apply()}
      />
    </Field>
  )
}
