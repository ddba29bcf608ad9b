import { encodePart } from '../lib/encode-part.ts'
import type { Language } from '../site/languages.ts'
import type { PrefixPolicy } from '../site/sites.ts'
import { localise, pageLanguage } from './language.ts'
import { rows } from './table/index.ts'
import type { PageId, PathOf } from './table/index.ts'
import type { Row } from './types.ts'

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The parameters of a page, from its path; `undefined` if it has none. */
export type ParamsOf<Id extends PageId> = [ParamNames<PathOf<Id>>] extends [never]
  ? undefined
  : Record<ParamNames<PathOf<Id>>, string | number>

export interface Target<Id extends PageId> {
  id: Id
  params?: ParamsOf<Id>
  /** Closed parameters from code that does not know which page it links to, such as breadcrumbs. */
  slugs?: Readonly<Record<string, string>> | undefined
  search?: Readonly<Record<string, string | number | undefined>> | undefined
  hash?: string | undefined
}

export interface HrefTarget {
  /** The interface language of the reader. */
  language: Language
  prefixPolicy: PrefixPolicy
}

/**
 * The address of a page for a reader: in their language if the row allows it, else in the fallback.
 * A closed set with one member needs no value. Values are encoded, and undefined values of `search`
 * are left out.
 */
export function href<Id extends PageId>(
  { id, params, slugs, search, hash }: Target<Id>,
  { language, prefixPolicy }: HrefTarget,
): string {
  const row: Row = rows[id]
  const values: Readonly<Record<string, string | number>> = params ?? slugs ?? {}
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [only, ...others] = 'slugs' in row ? (row.slugs?.[name] ?? []) : []
    const value = values[name] ?? (others.length === 0 ? only : undefined)
    if (value === undefined)
      throw new Error(`href('${id}') needs the parameter {${name}} of ${row.path}.`)
    return encodePart(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search ?? {}))
    if (value !== undefined) query.set(name, String(value))
  const suffix = (query.size > 0 ? `?${query}` : '') + (hash ? `#${hash}` : '')
  return localise(path, pageLanguage(row, language), prefixPolicy) + suffix
}
