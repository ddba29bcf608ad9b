import { fieldCodes } from './contract/field-codes.ts'
import type { FieldCode } from './contract/field-codes.ts'

/**
 * Every failed call in one shape (specification, section 8; contract.md 4.0.7 and 4.20). It is
 * serialisable because it is kept in the store.
 */
export interface Problem {
  /**
   * `PART_LOST`: not a call, but code of the page that could not be loaded. `FILE_GONE`: a chosen
   * file was moved, changed or deleted before it was read.
   */
  kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'PART_LOST' | 'FILE_GONE' | 'HTTP'
  /** The HTTP status, if there was a response. */
  status?: number
  /** The backend's errorCode, if any; it is never shown as it is. */
  code?: string
  /** The error code of each field, one of the contract's FieldCode. */
  fields?: Record<string, FieldProblem>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  requestId?: string
  /** The answer's data, for errors that only one call has. */
  data?: unknown
  /** The same was sent before, and its answer was lost: it may be what stands in the way now. */
  isRepeat?: true
}

export interface FieldProblem {
  code: string
  params?: Record<string, string | number>
  isRepeat?: true
}

const kinds = new Set([
  'FETCH_ERROR',
  'TIMEOUT_ERROR',
  'PARSING_ERROR',
  'PART_LOST',
  'FILE_GONE',
  'HTTP',
])

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    kinds.has(value.kind)
  )
}

/** Whether a file could not be read, by what browsers throw. */
export const isFileGone = (value: unknown): boolean =>
  value instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(value.name)

/** Converts anything thrown during a call to a problem. */
export function toProblem(value: unknown): Problem {
  if (isProblem(value)) return value
  return { kind: isFileGone(value) ? 'FILE_GONE' : 'FETCH_ERROR' }
}

/** Error codes with their own message under `errors.<code>` in the `common` namespace. */
export const knownCodes = [
  'ERROR_VALIDATION',
  'ERROR_UNAUTHORIZED',
  'ERROR_FORBIDDEN',
  'ERROR_REAUTH_REQUIRED',
  'ERROR_CSRF_TOKEN',
  'ERROR_NOT_FOUND',
  'ERROR_CONFLICT',
  'ERROR_STALE_VERSION',
  'ERROR_LINK_USED',
  'ERROR_LINK_EXPIRED',
  'ERROR_LINK_INVALID',
  'ERROR_FILE_TOO_BIG',
  'ERROR_FILE_TYPE',
  'ERROR_ACCOUNT_LOCKED',
  'ERROR_TOO_MANY_REQUESTS',
  'ERROR_INTERNAL',
  'ERROR_MAINTENANCE',
  'ERROR_INSUFFICIENT_FUNDS',
  'ERROR_LIMIT_EXCEEDED',
  'ERROR_METHOD_UNAVAILABLE',
  'ERROR_EMPTY_USER',
  'ERROR_WRONG_CREDENTIALS',
  'ERROR_ACCOUNT_DELETED',
  'ERROR_EMAIL_TAKEN',
  'ERROR_EMAIL_NOT_CONFIRMED',
  'ERROR_TERMS_REQUIRED',
  'ERROR_WRONG_CODE',
  'ERROR_IDENTITY_REQUIRED',
] as const
export type KnownCode = (typeof knownCodes)[number]

const codeOfStatus: Readonly<Record<number, KnownCode>> = {
  400: 'ERROR_VALIDATION',
  401: 'ERROR_UNAUTHORIZED',
  402: 'ERROR_INSUFFICIENT_FUNDS',
  403: 'ERROR_FORBIDDEN',
  404: 'ERROR_NOT_FOUND',
  409: 'ERROR_CONFLICT',
  410: 'ERROR_LINK_EXPIRED',
  413: 'ERROR_FILE_TOO_BIG',
  415: 'ERROR_FILE_TYPE',
  422: 'ERROR_VALIDATION',
  423: 'ERROR_ACCOUNT_LOCKED',
  429: 'ERROR_TOO_MANY_REQUESTS',
  503: 'ERROR_MAINTENANCE',
}

export type ProblemKey = KnownCode | Exclude<Problem['kind'], 'HTTP'>

/**
 * The key of a problem's message. It follows from the code if that has a message, else from the
 * status, else from the kind.
 */
export function problemKey(problem: Problem): ProblemKey {
  if (problem.kind !== 'HTTP') return problem.kind
  const known = knownCodes.find((code) => code === problem.code)
  return known ?? codeOfStatus[problem.status ?? 500] ?? 'ERROR_INTERNAL'
}

export function fieldCode(code: string): FieldCode {
  return fieldCodes.find((known) => known === code) ?? 'bad_format'
}

export const isSignedOut = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && problem.status === 401
/**
 * Whether the person lacks permission. A required proof of identity (contract.md 4.0.8) is another
 * 403 and says nothing about permissions.
 */
export const isForbidden = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && problem.status === 403 && problemKey(problem) === 'ERROR_FORBIDDEN'
/** Whether the person is no member of the team that the call names (contract.md 4.17). */
export const isTeamRefused = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && problem.status === 403 && problem.code === 'ERROR_TEAM_FORBIDDEN'
/** Whether the backend does not accept the CSRF token any more (contract.md 4.0.2). */
export const isTokenRefused = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && problem.status === 403 && problem.code === 'ERROR_CSRF_TOKEN'
/** Whether the backend does not have a call, so that its part of the screen is left out. */
export const isAbsent = ({ data, error }: { data?: unknown; error?: unknown }): boolean =>
  data === undefined && error !== undefined && toProblem(error).status === 404
/** Whether what the call names does not exist, or not any more. */
export const isGone = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && (problem.status === 404 || problem.status === 410)
export const isEmptyUser = (problem: Problem): boolean =>
  problem.kind === 'HTTP' && problem.status === 400 && problem.code === 'ERROR_EMPTY_USER'
