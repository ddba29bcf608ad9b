import { useEffect, useRef } from 'react'
import { closeOnBack } from '@/lib/close-on-back.ts'

/** Back on a phone closes what is open instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen])
}
