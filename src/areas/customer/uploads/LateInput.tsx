import { isEnter } from '@/ui/is-enter.ts'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '@/ui/TextInput.tsx'

interface LateInputProps {
  value: string
  /** Nothing is chosen any more, here and beside it: what was refused goes as well. */
  empty?: boolean
  /** Told when the typing has paused, and at Enter. */
  onValue: (value: string) => void
  /** What may be searched for; of anything else it is told that it is none. */
  accepts?: (value: string) => boolean
  onRefused?: (refused: boolean) => void
  inputMode?: 'numeric' | 'url'
}

const pause = 400

/** A text that is searched for when it has been typed. */
export function LateInput({
  value,
  empty = false,
  onValue,
  accepts,
  onRefused,
  inputMode,
}: LateInputProps) {
  const [typed, type] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  useEffect(() => {
    // Taken back, or the address has another.
    if (value !== sent.current || empty) {
      clearTimeout(timer.current)
      type(value)
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
      maxLength={128}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => {
        type(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(target.value), pause)
      }}
      onKeyDown={(event) => isEnter(event) && send(typed)}
    />
  )
}
