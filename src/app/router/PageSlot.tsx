import { useLoaderData } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import type { LeafData } from './leaf.ts'

/**
 * Renders the page that the leaf's loader has imported. Each row has one page, though rows may
 * share a template.
 */
export function PageSlot() {
  const { Page } = useLoaderData<LeafData>()
  return <Page key={usePage().id} />
}
