import type { load } from '@/api/load.ts'
import type { Dispatch, PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import type { AddressFields, QueryDefinition, QueryOf } from '../query/query.ts'

type Running = Parameters<typeof load>[0]

/**
 * The loader of a list page: requests what the address names and waits at most as long as the first
 * paint allows.
 */
export const loadList =
  <F extends AddressFields>(
    definition: QueryDefinition<F>,
    ask: (dispatch: Dispatch, query: QueryOf<F>) => Running,
  ): PageLoader =>
  ({ request, store: { dispatch } }) =>
    firstPaint(ask(dispatch, definition.read(new URL(request.url).searchParams)))
