import { count, day, time, uuid } from './types.ts'

// What many calls say in the same words.

export const idempotencyKey = uuid('Sent as the header Idempotency-Key.')
/** The version of a document, in an answer and in a change. */
export const version = time('The version: a change names the one that it is based on.')
export const basedOn = time('The version that the change is based on.')
export const range = { dateFrom: day('The first day.'), dateTo: day('The last day.') } as const
export const wantedPage = {
  page: 'The number of the page, from 0.',
  perPage: 'The wanted size of a page; the backend may give another.',
} as const
/** What every numbered page of a list says of itself. */
export const paging = {
  totalCount: count('Entries on all pages.'),
  page: 'The number of the page, from 0.',
  perPage: 'The size of a page, which the backend decides.',
} as const
export const nextBefore = 'The `before` of the next page; null on the last page.'
export const mailed = {
  hash: 'The secret of the link.',
  userId: 'The account that the link belongs to.',
} as const
/** Refusals, as the screens handle them. */
export const refused = {
  ERROR_VALIDATION: 'A field is refused: the form says which, by `fields`.',
} as const
export const gone = { ERROR_NOT_FOUND: 'There is no such entry.' } as const
export const stale = {
  ERROR_STALE_VERSION:
    'Somebody changed it since: the form shows both versions and asks which counts.',
} as const
export const closed = {
  ERROR_CONFLICT: 'Its state no longer allows it: the page reads it again.',
} as const
export const poor = { ERROR_INSUFFICIENT_FUNDS: 'The available balance is too low.' } as const
export const proof = {
  ERROR_REAUTH_REQUIRED: 'The person must prove who they are: `methods` says how.',
} as const
