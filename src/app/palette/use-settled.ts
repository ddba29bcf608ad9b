import { useEffect, useState } from 'react'

/** Milliseconds without a key after which a text is meant. */
const pause = 250

/** A text once its typing rests. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
