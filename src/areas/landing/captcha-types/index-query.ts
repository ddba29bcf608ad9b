import { availabilities } from '@/shared/availability.ts'
import type { Availability } from '@/shared/availability.ts'
import { captchaCatalogue, solutionKinds, typeTasks, typeSlugs } from '@/task-api/captcha-types.ts'
import type { SolutionKind, TypeSlug } from '@/task-api/captcha-types.ts'
import { searched } from '@/lib/searched.ts'

export const orders = ['catalogue', 'price', 'speed'] as const
export type TypeOrder = (typeof orders)[number]

/** The visitor's choices on the index, in the address (contract.md 4.19). */
export interface IndexQuery {
  q: string
  kind: SolutionKind | ''
  state: Availability | ''
  sort: TypeOrder
}
export const noQuery: IndexQuery = { q: '', kind: '', state: '', sort: 'catalogue' }
export const longestSearch = 64

/**
 * A type's data in the price list: its availability, and its rank by price and by speed; no rank
 * without a figure.
 */
export interface TypeStanding {
  availability: string
  place: Readonly<Partial<Record<Exclude<TypeOrder, 'catalogue'>, number>>>
}
export type Standings = ReadonlyMap<string, TypeStanding>

/** Invalid values are ignored. */
export function readTypeQuery(params: URLSearchParams): IndexQuery {
  const one = <T extends string>(name: string, known: readonly T[]): T | '' =>
    known.find((value) => value === params.get(name)) ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    kind: one('kind', solutionKinds),
    state: one('state', availabilities),
    sort: one('sort', orders) || 'catalogue',
  }
}

/** Writes the choices into the address. Other parameters (utm, from) stay. */
export function writeTypeQuery(
  params: URLSearchParams,
  { q, kind, state, sort }: IndexQuery,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({
    q: q.trim(),
    kind,
    state,
    sort: sort === 'catalogue' ? '' : sort,
  })) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Folds a text for search: no case, no accents, ё as е. */
export const foldTypeName = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

interface Sources {
  nameOf: (slug: TypeSlug) => string
  /** The names in every language. */
  aliases: Readonly<Partial<Record<TypeSlug, string>>>
  standings: Standings | undefined
}

/** Whether every word of the search occurs in a name, the slug or an API type. */
function matches(slug: TypeSlug, search: string, { nameOf, aliases }: Sources): boolean {
  const text = foldTypeName([nameOf(slug), aliases[slug], slug, ...typeTasks(slug)].join(' '))
  return foldTypeName(searched(search))
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/**
 * Sorts by price or speed, types without a figure last; otherwise in the order of the catalogue.
 */
function sorted(
  slugs: readonly TypeSlug[],
  sort: TypeOrder,
  standings: Standings | undefined,
): TypeSlug[] {
  if (!standings || sort === 'catalogue') return [...slugs]
  const place = (slug: TypeSlug): number =>
    standings.get(slug)?.place[sort] ?? slugs.length + standings.size
  return slugs.toSorted((a, b) => place(a) - place(b))
}

/**
 * The types to show, by kind, without empty kinds. The status filter applies once the price list
 * has loaded.
 */
export function findTypes(
  { q, kind, state, sort }: IndexQuery,
  sources: Sources,
): { kind: SolutionKind; slugs: TypeSlug[] }[] {
  const { standings } = sources
  const found = typeSlugs.filter(
    (slug) =>
      (state === '' || !standings || standings.get(slug)?.availability === state) &&
      (q.trim() === '' || matches(slug, q.trim(), sources)),
  )
  return solutionKinds
    .filter((one) => kind === '' || one === kind)
    .map((one) => ({
      kind: one,
      slugs: sorted(
        found.filter((slug) => captchaCatalogue[slug].kind === one),
        sort,
        standings,
      ),
    }))
    .filter(({ slugs }) => slugs.length > 0)
}
