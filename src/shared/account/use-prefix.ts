import { useEffect } from 'react'

/** Passes the prefix of a form's title ("Error:") to the page, which renders the head. */
export function usePrefix(
  prefix: string | undefined,
  onPrefix: ((prefix: string | undefined) => void) | undefined,
): void {
  useEffect(() => {
    onPrefix?.(prefix)
    return () => onPrefix?.(undefined)
  }, [onPrefix, prefix])
}
