// Over 250 lines: a table with one row per error code.
import { asciiSlug } from '../lib/encode-part.ts'

/**
 * The errors of the task API (contract.md 1.5). The reference, the account's list of errors and the
 * forms use this one table. It is pure data; the texts are in locales/*\/apiErrors.json, one entry
 * per key.
 */
export const apiVersions = ['v1', 'v2', 'both'] as const
export const phases = ['submit', 'result', 'report', 'pingback', 'proxy'] as const
export const severities = ['fatal', 'fix_request', 'retry'] as const

interface Facts {
  /**
   * The code as the API sends it. A family ends in `*`, a limit with a variable number in `NNNN`.
   */
  code: string
  /** The number in API v2, if it is known. */
  errorId?: number
  apiVersion: (typeof apiVersions)[number]
  phase: (typeof phases)[number]
  severity: (typeof severities)[number]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Seconds for which every request is refused. */
  blockSeconds?: number
}

const facts = {
  WRONG_USER_KEY: {
    code: 'ERROR_WRONG_USER_KEY',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
  },
  KEY_DOES_NOT_EXIST: {
    code: 'ERROR_KEY_DOES_NOT_EXIST',
    errorId: 1,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fatal',
  },
  /** Proposed, as the scopes of keys are (4.4). */
  KEY_EXPIRED: {
    code: 'ERROR_KEY_EXPIRED',
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fatal',
  },
  KEY_SCOPE: {
    code: 'ERROR_KEY_SCOPE',
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fatal',
  },
  ZERO_BALANCE: {
    code: 'ERROR_ZERO_BALANCE',
    errorId: 10,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fatal',
  },
  PAGEURL: { code: 'ERROR_PAGEURL', apiVersion: 'v1', phase: 'submit', severity: 'fix_request' },
  NO_SLOT_AVAILABLE: {
    code: 'ERROR_NO_SLOT_AVAILABLE',
    errorId: 2,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'retry',
    retryAfter: 5,
  },
  ZERO_CAPTCHA_FILESIZE: {
    code: 'ERROR_ZERO_CAPTCHA_FILESIZE',
    errorId: 3,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fix_request',
  },
  TOO_BIG_CAPTCHA_FILESIZE: {
    code: 'ERROR_TOO_BIG_CAPTCHA_FILESIZE',
    errorId: 4,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fix_request',
  },
  WRONG_FILE_EXTENSION: {
    code: 'ERROR_WRONG_FILE_EXTENSION',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fix_request',
  },
  IMAGE_TYPE_NOT_SUPPORTED: {
    code: 'ERROR_IMAGE_TYPE_NOT_SUPPORTED',
    errorId: 15,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fix_request',
  },
  UPLOAD: { code: 'ERROR_UPLOAD', apiVersion: 'v1', phase: 'submit', severity: 'fix_request' },
  IP_NOT_ALLOWED: {
    code: 'ERROR_IP_NOT_ALLOWED',
    errorId: 11,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fatal',
  },
  IP_BANNED: {
    code: 'IP_BANNED',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
    blockSeconds: 300,
  },
  BAD_TOKEN_OR_PAGEURL: {
    code: 'ERROR_BAD_TOKEN_OR_PAGEURL',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fix_request',
  },
  GOOGLEKEY: {
    code: 'ERROR_GOOGLEKEY',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fix_request',
  },
  WRONG_GOOGLEKEY: {
    code: 'ERROR_WRONG_GOOGLEKEY',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fix_request',
  },
  PROXY_FORMAT: {
    code: 'ERROR_PROXY_FORMAT',
    apiVersion: 'v1',
    phase: 'proxy',
    severity: 'fix_request',
  },
  CAPTCHAIMAGE_BLOCKED: {
    code: 'ERROR_CAPTCHAIMAGE_BLOCKED',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
  },
  TOO_MANY_BAD_IMAGES: {
    code: 'TOO_MANY_BAD_IMAGES',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
  },
  MAX_USER_TURN: {
    code: 'MAX_USER_TURN',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'retry',
    retryAfter: 10,
    blockSeconds: 10,
  },
  LIMIT: { code: 'ERROR: NNNN', apiVersion: 'v1', phase: 'submit', severity: 'fatal' },
  LIMIT_1001: {
    code: 'ERROR: 1001',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fix_request',
    blockSeconds: 600,
  },
  LIMIT_1002: {
    code: 'ERROR: 1002',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
    blockSeconds: 300,
  },
  LIMIT_1003: {
    code: 'ERROR: 1003',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'retry',
    retryAfter: 30,
    blockSeconds: 30,
  },
  LIMIT_1004: {
    code: 'ERROR: 1004',
    apiVersion: 'v1',
    phase: 'submit',
    severity: 'fatal',
    blockSeconds: 600,
  },
  LIMIT_1005: {
    code: 'ERROR: 1005',
    apiVersion: 'v1',
    phase: 'result',
    severity: 'fix_request',
    blockSeconds: 600,
  },
  BAD_PARAMETERS: {
    code: 'ERROR_BAD_PARAMETERS',
    errorId: 110,
    apiVersion: 'both',
    phase: 'submit',
    severity: 'fix_request',
  },
  BAD_PROXY: {
    code: 'ERROR_BAD_PROXY',
    errorId: 130,
    apiVersion: 'both',
    phase: 'proxy',
    severity: 'fix_request',
  },
  CAPCHA_NOT_READY: {
    code: 'CAPCHA_NOT_READY',
    apiVersion: 'v1',
    phase: 'result',
    severity: 'retry',
    retryAfter: 5,
  },
  CAPTCHA_UNSOLVABLE: {
    code: 'ERROR_CAPTCHA_UNSOLVABLE',
    errorId: 12,
    apiVersion: 'both',
    phase: 'result',
    severity: 'retry',
  },
  WRONG_ID_FORMAT: {
    code: 'ERROR_WRONG_ID_FORMAT',
    apiVersion: 'v1',
    phase: 'result',
    severity: 'fix_request',
  },
  WRONG_CAPTCHA_ID: {
    code: 'ERROR_WRONG_CAPTCHA_ID',
    apiVersion: 'v1',
    phase: 'result',
    severity: 'fix_request',
  },
  BAD_DUPLICATES: {
    code: 'ERROR_BAD_DUPLICATES',
    errorId: 13,
    apiVersion: 'both',
    phase: 'result',
    severity: 'retry',
  },
  REPORT_NOT_RECORDED: {
    code: 'REPORT_NOT_RECORDED',
    apiVersion: 'v1',
    phase: 'report',
    severity: 'fatal',
  },
  DUPLICATE_REPORT: {
    code: 'ERROR_DUPLICATE_REPORT',
    apiVersion: 'v1',
    phase: 'report',
    severity: 'fatal',
  },
  IP_ADDRES: {
    code: 'ERROR_IP_ADDRES',
    apiVersion: 'v1',
    phase: 'pingback',
    severity: 'fix_request',
  },
  TOKEN_EXPIRED: {
    code: 'ERROR_TOKEN_EXPIRED',
    apiVersion: 'both',
    phase: 'result',
    severity: 'retry',
  },
  EMPTY_ACTION: {
    code: 'ERROR_EMPTY_ACTION',
    apiVersion: 'v1',
    phase: 'result',
    severity: 'fix_request',
  },
  PROXY_CONNECTION_FAILED: {
    code: 'ERROR_PROXY_CONNECTION_FAILED',
    apiVersion: 'both',
    phase: 'proxy',
    severity: 'fix_request',
    retryAfter: 600,
  },
  NO_SUCH_METHOD: {
    code: 'ERROR_NO_SUCH_METHOD',
    errorId: 14,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  NO_SUCH_CAPCHA_ID: {
    code: 'ERROR_NO_SUCH_CAPCHA_ID',
    errorId: 16,
    apiVersion: 'v2',
    phase: 'result',
    severity: 'fix_request',
  },
  IP_BLOCKED: {
    code: 'ERROR_IP_BLOCKED',
    errorId: 21,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fatal',
    blockSeconds: 600,
  },
  TASK_ABSENT: {
    code: 'ERROR_TASK_ABSENT',
    errorId: 22,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  TASK_NOT_SUPPORTED: {
    code: 'ERROR_TASK_NOT_SUPPORTED',
    errorId: 23,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  RECAPTCHA_INVALID_SITEKEY: {
    code: 'ERROR_RECAPTCHA_INVALID_SITEKEY',
    errorId: 31,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  ACCOUNT_SUSPENDED: {
    code: 'ERROR_ACCOUNT_SUSPENDED',
    errorId: 55,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fatal',
  },
  BAD_IMGINSTRUCTIONS: {
    code: 'ERROR_BAD_IMGINSTRUCTIONS',
    errorId: 115,
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  DOMAIN_NOT_ALLOWED: {
    code: 'ERROR_DOMAIN_NOT_ALLOWED',
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fatal',
  },
  TOO_MUCH_REQUESTS: {
    code: 'ERROR_TOO_MUCH_REQUESTS',
    apiVersion: 'v2',
    phase: 'result',
    severity: 'retry',
    retryAfter: 5,
  },
  PROXY: { code: 'ERROR_PROXY_*', apiVersion: 'v2', phase: 'proxy', severity: 'fix_request' },
  WRONG_USERAGENT: {
    code: 'ERROR_WRONG_USERAGENT',
    apiVersion: 'v2',
    phase: 'submit',
    severity: 'fix_request',
  },
  RECAPTCHA_TIMEOUT: {
    code: 'ERROR_RECAPTCHA_TIMEOUT',
    apiVersion: 'v2',
    phase: 'result',
    severity: 'retry',
  },
} as const satisfies Readonly<Record<string, Facts>>

export type ApiErrorKey = keyof typeof facts

export interface ApiError extends Facts {
  key: ApiErrorKey
  titleKey: `code.${ApiErrorKey}.title`
  causeKey: `code.${ApiErrorKey}.cause`
  actionKey: `code.${ApiErrorKey}.action`
  /** The code's anchor in the error reference. */
  docsSlug: string
}

const isKey = (key: string): key is ApiErrorKey => Object.hasOwn(facts, key)

export const apiErrors: readonly ApiError[] = Object.keys(facts)
  .filter(isKey)
  .map((key) => {
    const one: Facts = facts[key]
    return {
      key,
      titleKey: `code.${key}.title`,
      causeKey: `code.${key}.cause`,
      actionKey: `code.${key}.action`,
      docsSlug: asciiSlug(one.code),
      ...one,
    }
  })

const byCode = new Map(apiErrors.map((error) => [error.code, error]))
const family = (code: string): string | undefined =>
  /^ERROR: ?\d{4}$/.test(code)
    ? 'ERROR: NNNN'
    : code.startsWith('ERROR_PROXY_')
      ? 'ERROR_PROXY_*'
      : undefined

/** Finds a code. A code that is missing here is matched to its family, if there is one. */
export function findApiError(code: string): ApiError | undefined {
  return byCode.get(code.replace(/^ERROR:(?=\d)/, 'ERROR: ')) ?? byCode.get(family(code) ?? '')
}
