import type { i18n } from 'i18next'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useTranslation } from './use-translation.ts'
import { isKeyOf } from '@/lib/object.ts'
import { href } from '@/routes/href.ts'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { nameKey } from '@/routes/trail.ts'
import type { TrailStep } from '@/routes/trail.ts'
import type { PageRow } from '@/routes/types.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import type { Words } from './words.ts'

/** The page on the screen. */
export interface Page {
  id: PageId
  row: PageRow
  /** The path without its language prefix, with the values of the closed parameters. */
  path: string
  /** The values of the closed parameters. */
  slugs: Readonly<Record<string, string>>
  /** The values of all parameters. */
  params: Readonly<Record<string, string | undefined>>
  /** The language in which the page is shown. */
  language: Language
  /** The language that the visitor wants. The page may not have it. */
  wanted: Language
  /** Whether no page has this address. */
  missing: boolean
}

/** The loaded texts, for parts that load their own. */
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

/**
 * Returns the id of the page, for a component that several rows share.
 * @param table has an entry for each of these rows
 */
export function usePageOf<T extends object>(table: T): keyof T {
  const { id } = usePage()
  if (!isKeyOf(table, id)) throw new Error(`The template of the page ${id} is that of other rows.`)
  return id
}

/** A text that is the text of another key alone, such as the name of a captcha type. */
const reference = /^\$t\(([^:]+):([^)]+)\)$/

/** Returns the text of a key in a language, or in English, or an empty text. */
function wordAt(words: i18n, language: Language, namespace: string, key: string): string {
  const own: unknown = words.getResource(language, namespace, key)
  const text: unknown = typeof own === 'string' ? own : words.getResource('en', namespace, key)
  if (typeof text !== 'string') return ''
  const [, otherNamespace, otherKey] = reference.exec(text) ?? []
  return otherNamespace !== undefined && otherKey !== undefined
    ? wordAt(words, language, otherNamespace, otherKey)
    : text
}

/**
 * Returns a function that gives the name of a page in breadcrumbs. The name must be in `common` or
 * in a namespace of the page on the screen.
 */
export function useNames(): (step: TrailStep) => string {
  const { i18n: words } = useTranslation()
  const { language } = usePage()
  return (step) => {
    const [namespace = '', key = ''] = nameKey(step).split(':')
    return wordAt(words, language, namespace, key)
  }
}

/** Returns a function that gives the address of a page in the visitor's language. */
export function useHref(): <Id extends PageId>(target: Target<Id>) => string {
  const { wanted } = usePage()
  return useMemo(
    () => (target) => href(target, { language: wanted, prefixPolicy: site.prefixPolicy }),
    [wanted],
  )
}

/** Returns the BCP 47 tag of the language shown, for Intl. */
export function useLocale(): string {
  return languages[usePage().language].tag
}

/**
 * Returns the texts of a namespace whose name follows from the address, such as
 * `type/rotatecaptcha`. All these files have the same keys: tests/tables/locales.spec.ts compares
 * them, because the types don't.
 */
export function useWordsOf(namespace: string): (key: string) => string {
  const { i18n: words } = useTranslation()
  const { language } = usePage()
  return useCallback((key) => wordAt(words, language, namespace, key), [words, language, namespace])
}
