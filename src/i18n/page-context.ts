import { createContext, useContext, useMemo } from 'react'
import { href } from '@/routes/href.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import type { Words } from './words.ts'

/** The page that is shown. */
export interface Page {
  id: PageId
  row: PageRow
  /** The path without language prefix, closed parameters filled in. */
  path: string
  /** The values of its parameters. */
  params: Readonly<Record<string, string | undefined>>
  /** The language it is shown in. */
  language: Language
  /** The language that the visitor wants, which a page may not have. */
  wanted: Language
  /** Nobody answers for this address. */
  missing: boolean
}

/** The words of the running app, for parts that bring their own. */
export const WordsContext = createContext<Words | null>(null)

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() needs a page above it: render through the router, as renderApp() does in tests.')
  return page
}

/** A function that gives the address of a page in the visitor's language. */
export function useHref(): <Id extends PageId>(target: Target<Id>) => string {
  const { wanted } = usePage()
  return useMemo(() => (target) => href(target, { language: wanted, prefixPolicy: site.prefixPolicy }), [wanted])
}

/** The BCP 47 tag of the language shown, for Intl. */
export function useLocale(): string {
  return languages[usePage().language].tag
}
