import type { i18n } from 'i18next'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '@/lib/object.ts'
import { href } from '@/routes/href.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { nameKey } from '@/routes/trail.ts'
import type { Step } from '@/routes/trail.ts'
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
  /** The values of its closed parameters. */
  slugs: Readonly<Record<string, string>>
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
  if (!page)
    throw new Error(
      'usePage() needs a page above it: render through the router, as renderApp() does in tests.',
    )
  return page
}

/** The id of the page, for a template of several rows. @param table what has an entry for each of them */
export function usePageOf<T extends object>(table: T): keyof T {
  const { id } = usePage()
  if (!isKeyOf(table, id)) throw new Error(`The template of the page ${id} is that of other rows.`)
  return id
}

/** A word by its namespace and key, in a language or in English; empty where there is none. */
function wordAt(words: i18n, language: Language, namespace: string, key: string): string {
  const own: unknown = words.getResource(language, namespace, key)
  if (typeof own === 'string') return own
  const english: unknown = words.getResource('en', namespace, key)
  return typeof english === 'string' ? english : ''
}

/** A function that gives the name of a page, as breadcrumbs have it. Its words must be those of the shown page or common. */
export function useNames(): (step: Step) => string {
  const { i18n: words } = useTranslation()
  const { language } = usePage()
  return (step) => {
    const [namespace = '', key = ''] = nameKey(step).split(':')
    return wordAt(words, language, namespace, key)
  }
}

/** A function that gives the address of a page in the visitor's language. */
export function useHref(): <Id extends PageId>(target: Target<Id>) => string {
  const { wanted } = usePage()
  return useMemo(
    () => (target) => href(target, { language: wanted, prefixPolicy: site.prefixPolicy }),
    [wanted],
  )
}

/** The BCP 47 tag of the language shown, for Intl. */
export function useLocale(): string {
  return languages[usePage().language].tag
}

/**
 * The words of a namespace that is not known before the page is, such as `type/rotatecaptcha`: one file of many of one shape.
 * Its keys are not checked by types; tests/tables/locales.spec.ts compares the files.
 */
export function useWordsOf(namespace: string): (key: string) => string {
  const { i18n: words } = useTranslation()
  const { language } = usePage()
  return useCallback((key) => wordAt(words, language, namespace, key), [words, language, namespace])
}
