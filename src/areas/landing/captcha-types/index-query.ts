import { availabilities } from '@/shared/availability.ts'
import type { Availability } from '@/shared/availability.ts'
import { captchaCatalogue, kinds, tasksOf, typeSlugs } from '@/task-api/captcha-types.ts'
import type { Kind, TypeSlug } from '@/task-api/captcha-types.ts'

export const orders = ['catalogue', 'price', 'speed'] as const
export type Order = (typeof orders)[number]

/** What the visitor chose on the index, in the address (contract.md 4.19). */
export interface IndexQuery {
  q: string
  kind: Kind | ''
  state: Availability | ''
  sort: Order
}
export const noQuery: IndexQuery = { q: '', kind: '', state: '', sort: 'catalogue' }
export const longestSearch = 64

/** What the price list says of a type: its state, and its place by price and by speed; none where it has no such figure. */
export interface Standing {
  availability: string
  place: Readonly<Partial<Record<Exclude<Order, 'catalogue'>, number>>>
}
export type Standings = ReadonlyMap<string, Standing>

/** Values that make no sense are as if they were not there. */
export function readQuery(params: URLSearchParams): IndexQuery {
  const one = <T extends string>(name: string, known: readonly T[]): T | '' =>
    known.find((value) => value === params.get(name)) ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    kind: one('kind', kinds),
    state: one('state', availabilities),
    sort: one('sort', orders) || 'catalogue',
  }
}

/** The query with these choices; parameters of others (utm, from) stay. */
export function writeQuery(
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

/** Without case, accents and spelling that people leave out: ё is е. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

interface Sources {
  nameOf: (slug: TypeSlug) => string
  /** The names in every language, where they have come. */
  aliases: Readonly<Partial<Record<TypeSlug, string>>>
  standings: Standings | undefined
}

/** Every word of the search stands somewhere in a name, the slug or an API type. */
function matches(slug: TypeSlug, search: string, { nameOf, aliases }: Sources): boolean {
  const text = fold([nameOf(slug), aliases[slug], slug, ...tasksOf(slug)].join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** By price or speed, what has no figure last; in the order of the catalogue otherwise. */
function sorted(
  slugs: readonly TypeSlug[],
  sort: Order,
  standings: Standings | undefined,
): TypeSlug[] {
  if (!standings || sort === 'catalogue') return [...slugs]
  const place = (slug: TypeSlug): number =>
    standings.get(slug)?.place[sort] ?? slugs.length + standings.size
  return slugs.toSorted((a, b) => place(a) - place(b))
}

/** The types to show, by kind; empty kinds are none. A wanted state counts once the price list says which type has it. */
export function findTypes(
  { q, kind, state, sort }: IndexQuery,
  sources: Sources,
): { kind: Kind; slugs: TypeSlug[] }[] {
  const { standings } = sources
  const found = typeSlugs.filter(
    (slug) =>
      (state === '' || !standings || standings.get(slug)?.availability === state) &&
      (q.trim() === '' || matches(slug, q.trim(), sources)),
  )
  return kinds
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
