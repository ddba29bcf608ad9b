import { useEffect, useRef, useState } from 'react'
import type { SearchField } from './query.ts'

/** The pause in typing, in milliseconds, after which the search starts. */
const pause = 300

interface SearchBoxOptions {
  /** Must be a constant of the module. */
  field: SearchField
  /** The search text of the address. */
  text: string
  onText: (text: string) => void
  /**
   * True from the first key until the search starts: running requests are aborted. Must be stable.
   */
  onTyping: (typing: boolean) => void
}

/**
 * The text in a search box. The search starts after a pause in typing, and what is typed meanwhile
 * stays.
 */
export function useSearchBox({ field, text, onText, onTyping }: SearchBoxOptions) {
  const [typed, setTyped] = useState(text)
  const sent = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(false)

  useEffect(() => {
    if (waiting.current) return
    // Otherwise the address was changed elsewhere: the back button, a link, the reset.
    if (sent.current !== text) setTyped(text)
    sent.current = text
    onTyping(false)
  }, [onTyping, text])
  useEffect(() => () => clearTimeout(timer.current), [])

  function look(value: string, wait: number): void {
    clearTimeout(timer.current)
    waiting.current = false
    const next = field.parse(value) ?? ''
    // Text on its way into the address is not yet the list's.
    onTyping(next !== text)
    if (next === sent.current) return
    waiting.current = true
    timer.current = setTimeout(() => {
      waiting.current = false
      sent.current = next
      onText(next)
    }, wait)
  }

  return {
    typed,
    /** Called on every key. An emptied box shows the list again at once. */
    type: (value: string): void => {
      setTyped(value)
      look(value, value === '' ? 0 : pause)
    },
    /** Called on Enter. */
    begin: (): void => look(typed, 0),
  }
}
