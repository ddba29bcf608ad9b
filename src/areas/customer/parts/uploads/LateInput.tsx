import { useEffect, useRef, useState } from 'react'
import { TextInput } from '@/ui/TextInput.tsx'

interface LateInputProps {
  value: string
  /** Told when the typing has paused, and at Enter. */
  onValue: (value: string) => void
  inputMode?: 'numeric' | 'url'
}

const pause = 400

/** A text that is searched for when it has been typed. */
export function LateInput({ value, onValue, inputMode }: LateInputProps) {
  const [typed, type] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  useEffect(() => {
    // Taken back, or the address has another.
    if (value !== sent.current) type(value)
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (text: string) => {
    clearTimeout(timer.current)
    sent.current = text.trim()
    onValue(sent.current)
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
      onKeyDown={({ key }) => key === 'Enter' && send(typed)}
    />
  )
}
