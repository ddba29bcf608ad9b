import type { StandardSchemaV1 } from '@standard-schema/spec'
import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query'
import { isRecord } from '@/lib/is-record.ts'
import { mapTable } from '@/lib/object.ts'
import { api } from './api.ts'
import type { BaseQuery } from './api.ts'
import type { QueryCall as Request } from './base-query.ts'
import { request } from './call.ts'
import type { ArgOf, Call, Contract, ResOf, CacheTag } from './contract/types.ts'
import { toProblem } from './problem.ts'
import { judgeOutcome } from './verdict.ts'

type Build = EndpointBuilder<BaseQuery, CacheTag, 'api'>
type KindOf<C extends Call> = C extends { once: string }
  ? 'none'
  : C extends { endpoint: infer Kind }
    ? Kind
    : C['method'] extends 'GET'
      ? 'query'
      : 'mutation'
/** The filters identify a list; RTK Query handles where its pages begin. */
type InfiniteOf<
  C extends Call,
  Param extends 'before' | 'page',
  Position,
> = InfiniteQueryDefinition<Omit<ArgOf<C>, Param>, Position, BaseQuery, CacheTag, ResOf<C>, 'api'>

interface Definitions<C extends Call> {
  query: QueryDefinition<ArgOf<C>, BaseQuery, CacheTag, ResOf<C>, 'api'>
  mutation: MutationDefinition<ArgOf<C>, BaseQuery, CacheTag, ResOf<C>, 'api'>
  list: InfiniteOf<C, 'before', string | null>
  pages: InfiniteOf<C, 'page', number>
}
/** The endpoints of a table of rows, under the rows' names. */
export type EndpointsOf<Rows extends Contract> = {
  [Name in keyof Rows as KindOf<Rows[Name]> extends 'none' ? never : Name]: Definitions<
    Rows[Name]
  >[KindOf<Rows[Name]> & keyof Definitions<Call>]
}

function options<C extends Call, Arg = ArgOf<C>>(call: C, ask: (arg: Arg) => Request) {
  const { validate } = call.res['~standard']
  // RTK Query types the cached data by a schema's input, but the cache holds the schema's output.
  const responseSchema: StandardSchemaV1<ResOf<C>> = {
    '~standard': { version: 1, vendor: 'valibot', validate },
  }
  return { query: ask, responseSchema }
}

/**
 * The options of build.query for a contract row.
 * @param ask builds the request where it differs from the row's own
 */
export function query<C extends Call, Arg = ArgOf<C>>(
  call: C,
  ask: (arg: Arg) => Request = (arg) => request(call, arg),
) {
  return { ...options(call, ask), providesTags: [...(call.provides ?? [])] }
}

/**
 * The tags that a change invalidates: after a success, and where nobody knows whether it was made.
 * The page then shows what is true before the person presses again.
 */
export const staleTags = (call: Call, error: unknown): CacheTag[] =>
  error === undefined || error === null || judgeOutcome(toProblem(error)) === 'lost'
    ? [...(call.invalidates ?? [])]
    : []

/** The options of build.mutation for a contract row. */
export function mutation<C extends Call, Arg = ArgOf<C>>(
  call: C,
  ask: (arg: Arg) => Request = (arg) => request(call, arg),
) {
  return {
    ...options(call, ask),
    invalidatesTags: (_: unknown, error: unknown): CacheTag[] => staleTags(call, error),
  }
}

interface Asked<Position> {
  queryArg: object
  pageParam: Position
}
const recordsOf = (page: unknown): readonly unknown[] =>
  isRecord(page) && Array.isArray(page['records']) ? page['records'] : []

/**
 * The options of build.infiniteQuery for a `list`. Its pages stay stable while new records arrive.
 */
function list({ perPage, ...call }: Call) {
  return {
    ...query(call, ({ queryArg, pageParam: before }: Asked<string | null>) =>
      request(call, { perPage, ...queryArg, ...(before !== null && { before }) }),
    ),
    infiniteQueryOptions: {
      initialPageParam: null,
      // A `nextBefore` that repeats the current position would be requested endlessly.
      getNextPageParam: (page: unknown, _: unknown, asked: string | null) => {
        const { nextBefore } = isRecord(page) ? page : {}
        const more = recordsOf(page).length > 0 && nextBefore !== asked
        return more && typeof nextBefore === 'string' ? nextBefore : undefined
      },
    },
  }
}

/** The options of build.infiniteQuery for `pages`. An empty page ends the list, whatever its total. */
function pages(call: Call) {
  return {
    ...query(call, ({ queryArg, pageParam: page }: Asked<number>) =>
      request(call, { page, ...queryArg }),
    ),
    infiniteQueryOptions: {
      initialPageParam: 0,
      getNextPageParam: (last: unknown, all: readonly unknown[], page: number) => {
        const received = all.reduce<number>((sum, one) => sum + recordsOf(one).length, 0)
        const { totalCount } = isRecord(last) ? last : {}
        const more = recordsOf(last).length > 0 && received < Number(totalCount)
        return more ? page + 1 : undefined
      },
    },
  }
}

/**
 * A paged row as an infinite query, beside the row's own query: for a choice among all records
 * (shared/list/use-every-page.ts).
 */
export const allPages = <C extends Call>(call: C) => ({ ...call, endpoint: 'pages' as const })

/** Builds the RTK Query endpoint of a row; undefined for a row that has none. */
export function endpointOf<Arg>(build: Build, call: Call, ask?: (arg: Arg) => Request) {
  if (call.once !== undefined) return undefined
  switch (call.endpoint ?? (call.method === 'GET' ? 'query' : 'mutation')) {
    case 'query':
      return build.query(query(call, ask))
    case 'mutation':
      return build.mutation(mutation(call, ask))
    case 'list':
      return build.infiniteQuery(list(call))
    case 'pages':
      return build.infiniteQuery(pages(call))
    case 'none':
      return undefined
  }
}

/** The endpoints of contract rows, for a domain that adds its own. */
export const endpointsOf = <Rows extends Contract>(build: Build, rows: Rows): EndpointsOf<Rows> =>
  mapTable<EndpointsOf<Rows>, Call>(rows, (call) => endpointOf(build, call))

/** The API of a domain that needs only its contract rows. */
export const apiOf = <Rows extends Contract>(rows: Rows) =>
  api.injectEndpoints({ endpoints: (build) => endpointsOf(build, rows) })
