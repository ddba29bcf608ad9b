import { useEffect } from 'react'

/** Gives the prefix of a form's title ("Error:") to the page, whose head it stands in. */
export function usePrefix(
  prefix: string | undefined,
  onPrefix: ((prefix: string | undefined) => void) | undefined,
): void {
  useEffect(() => {
    onPrefix?.(prefix)
    return () => onPrefix?.(undefined)
  }, [onPrefix, prefix])
}
