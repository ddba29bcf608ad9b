import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import type { Language } from '@/site/languages.ts'

/** The result of a leaf's loader: the page, and the language that it is shown in. */
export interface LeafData {
  language: Language
  wanted: Language
  Page: ComponentType
  /** The member page is shown in place of the open one. */
  isMember?: boolean
}

/**
 * Renders the page that the leaf's loader has imported. Each row has one page, though rows may
 * share a template.
 */
export function PageSlot() {
  const { Page } = useLoaderData<LeafData>()
  const { id } = usePage()
  // The same element while the router goes on, so that a page is rendered for its own reasons only.
  return useMemo(() => <Page key={id} />, [Page, id])
}
