import { useEffect } from 'react'

/** Tells once that the tree above it is in the document. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}
