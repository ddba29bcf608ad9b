import { useEffect, useState } from 'react'

/** The pause in typing, in milliseconds. */
const pause = 250

/** Returns a text after a pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
