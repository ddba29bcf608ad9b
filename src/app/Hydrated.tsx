import { useEffect } from 'react'

/** Calls back once, when the tree around it is in the document. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}
