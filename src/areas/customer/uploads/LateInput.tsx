import { isEnter } from '@/ui/is-enter.ts'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '@/ui/TextInput.tsx'

interface LateInputProps {
  value: string
  /** True when all filters have been reset, so that a refused text goes too. */
  empty?: boolean
  /** Called after a pause in typing, and on Enter. */
  onValue: (value: string) => void
  /** Whether a text can be searched. Otherwise `onRefused` is called. */
  accepts?: (value: string) => boolean
  onRefused?: (refused: boolean) => void
  inputMode?: 'numeric' | 'url'
}

const pause = 400

/** A text that is searched after a pause in typing. */
export function LateInput({
  value,
  empty = false,
  onValue,
  accepts,
  onRefused,
  inputMode,
}: LateInputProps) {
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  useEffect(() => {
    // The text was reset, or the address has another one.
    if (value !== sent.current || empty) {
      clearTimeout(timer.current)
      setTyped(value)
      onRefused?.(false)
    }
    sent.current = value
  }, [value, empty, onRefused])
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (text: string) => {
    clearTimeout(timer.current)
    const value = text.trim()
    const refused = value !== '' && accepts?.(value) === false
    onRefused?.(refused)
    if (refused) return
    sent.current = value
    onValue(value)
  }
  return (
    <TextInput
      mono
      value={typed}
      most={128}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(target.value), pause)
      }}
      onKeyDown={(event) => isEnter(event) && send(typed)}
    />
  )
}
