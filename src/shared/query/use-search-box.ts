import { useEffect, useRef, useState } from 'react'
import type { SearchField } from './query.ts'

/** Milliseconds without a key after which a text is meant. */
const pause = 300

interface SearchBoxOptions {
  /** A constant of the module. */
  field: SearchField
  /** What the address searches for. */
  text: string
  onText: (text: string) => void
  /** From the first key until the search is begun: what is under way is given up. A stable function. */
  onTyping: (typing: boolean) => void
}

/** What is typed into a search. It begins once the typing rests, and what is typed meanwhile stays. */
export function useSearchBox({ field, text, onText, onTyping }: SearchBoxOptions) {
  const [typed, setTyped] = useState(text)
  const sent = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(false)

  useEffect(() => {
    if (waiting.current) return
    // Else the address has changed by itself: the back button, a link, the reset.
    if (sent.current !== text) setTyped(text)
    sent.current = text
    onTyping(false)
  }, [onTyping, text])
  useEffect(() => () => clearTimeout(timer.current), [])

  function look(value: string, wait: number): void {
    clearTimeout(timer.current)
    waiting.current = false
    const next = field.parse(value) ?? ''
    // What is on its way into the address is not yet the list's.
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
    /** A key, or all of it taken away: then the list comes back at once. */
    type: (value: string): void => {
      setTyped(value)
      look(value, value === '' ? 0 : pause)
    },
    /** Enter. */
    begin: (): void => look(typed, 0),
  }
}
