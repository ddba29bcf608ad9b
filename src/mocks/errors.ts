import type { FieldCode } from '../api/contract/field-codes.ts'
import { entriesOf } from '../lib/object.ts'

/** The errors of contract.md 4.1 and 4.20 with their statuses. */
export const errorStatuses = {
  ERROR_VALIDATION: 400,
  ERROR_EMPTY_USER: 400,
  ERROR_WRONG_CREDENTIALS: 400,
  ERROR_WRONG_CODE: 400,
  ERROR_EMAIL_TAKEN: 400,
  ERROR_TERMS_REQUIRED: 400,
  ERROR_LINK_INVALID: 400,
  ERROR_LIMIT_EXCEEDED: 400,
  ERROR_METHOD_UNAVAILABLE: 400,
  ERROR_UNAUTHORIZED: 401,
  ERROR_INSUFFICIENT_FUNDS: 402,
  ERROR_REPORT_WINDOW_CLOSED: 400,
  ERROR_REPORT_NOT_RECORDED: 400,
  ERROR_FORBIDDEN: 403,
  ERROR_TEAM_FORBIDDEN: 403,
  ERROR_REPORTS_SUSPENDED: 403,
  ERROR_REAUTH_REQUIRED: 403,
  ERROR_IDENTITY_REQUIRED: 403,
  ERROR_CSRF_TOKEN: 403,
  ERROR_ACCOUNT_DELETED: 403,
  ERROR_EMAIL_NOT_CONFIRMED: 403,
  ERROR_NOT_FOUND: 404,
  ERROR_CONFLICT: 409,
  ERROR_DUPLICATE_REPORT: 409,
  ERROR_STALE_VERSION: 409,
  ERROR_LINK_USED: 409,
  ERROR_LINK_EXPIRED: 410,
  ERROR_TASK_EXPIRED: 410,
  ERROR_FILE_TOO_BIG: 413,
  ERROR_FILE_TYPE: 415,
  ERROR_ACCOUNT_LOCKED: 423,
  ERROR_TOO_MANY_REQUESTS: 429,
  ERROR_INTERNAL: 500,
  ERROR_MAINTENANCE: 503,
  ERROR_RECIPIENT_NOT_FOUND: 400,
  ERROR_SELF_TRANSFER: 400,
  ERROR_VOUCHER_NOT_FOUND: 400,
  ERROR_VOUCHER_USED: 400,
  ERROR_VOUCHER_EXPIRED: 400,
  ERROR_VOUCHER_REGION: 400,
  ERROR_WALLET_LOCKED: 403,
  ERROR_PAYOUT_MINIMUM: 400,
  ERROR_QUOTE_EXPIRED: 410,
  ERROR_IP_NOT_WHITELISTED: 403,
  ERROR_KEY_EXPIRED: 403,
  ERROR_KEY_SCOPE: 403,
} as const
export type ErrorCode = keyof typeof errorStatuses

export type FieldFaults = Record<
  string,
  { code: FieldCode; params?: Record<string, string | number> }
>

export interface FailureDetails {
  description?: string
  fields?: FieldFaults
  /** Seconds. */
  retryAfter?: number
  /** Further data of an error, such as `methods` of ERROR_REAUTH_REQUIRED. */
  extra?: Record<string, unknown>
}

/** A handler throws this, and the frame answers with it in the shape of contract.md 4.0.7. */
export class ApiFailure extends Error {
  readonly status: number
  readonly errorCode: string
  readonly details: FailureDetails

  constructor(status: number, errorCode: string, details: FailureDetails = {}) {
    super(details.description ?? errorCode)
    this.status = status
    this.errorCode = errorCode
    this.details = details
  }
}

/** A failure with a known code and its status from the catalogue. */
export const failure = (code: ErrorCode, details?: FailureDetails): ApiFailure =>
  new ApiFailure(errorStatuses[code], code, details)

/** A validation failure of the given fields. */
export const invalid = (fields: FieldFaults): ApiFailure => failure('ERROR_VALIDATION', { fields })

/** The error code for a failure set by status alone. */
const ofStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'ERROR_VALIDATION',
  403: 'ERROR_FORBIDDEN',
  409: 'ERROR_CONFLICT',
}

export function codeOfStatus(status: number): ErrorCode {
  const first = entriesOf(errorStatuses).find(([, known]) => known === status)
  return (
    ofStatus[status] ??
    first?.[0] ??
    (status === 502 || status === 504 ? 'ERROR_MAINTENANCE' : 'ERROR_INTERNAL')
  )
}

export function errorBody(
  { errorCode, details }: ApiFailure,
  requestId: string,
): Record<string, unknown> {
  return {
    errorId: Object.keys(errorStatuses).indexOf(errorCode) + 1,
    errorCode,
    ...(details.description && { errorDescription: details.description }),
    ...(details.fields && { fields: details.fields }),
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    ...details.extra,
    requestId,
  }
}
