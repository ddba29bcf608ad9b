import { useLoaderData } from 'react-router'
import type { LeafData } from './leaf.ts'

/** Draws the page that the leaf's loader has brought. */
export function PageSlot() {
  const { Page } = useLoaderData<LeafData>()
  return <Page />
}
