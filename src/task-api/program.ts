import { isRecord } from '../lib/is-record.ts'

/** Seconds between two calls of a program. Their sum is the time until a widget's task is canceled. */
export const pauses = [5, 5, 5, 10, 10, 15, 20, 30, 40, 50, 50, 60]

/** Seconds until a program asks for the first time. A table test compares them with limits.ts. */
export const firstPauses = { image: 5, widget: 20 }

/** Errors after which the same call succeeds later. */
export const waitCodes = ['ERROR_NO_SLOT_AVAILABLE', 'ERROR_TOO_MUCH_REQUESTS']

/**
 * What to do about each error of API v2 that ends a program. A table test compares the codes with
 * errors.ts, which would be too much code for a page that shows one sample.
 */
export const advice: readonly (readonly [text: string, codes: readonly string[]])[] = [
  [
    'Send the task again',
    [
      'ERROR_CAPTCHA_UNSOLVABLE',
      'ERROR_BAD_DUPLICATES',
      'ERROR_TOKEN_EXPIRED',
      'ERROR_RECAPTCHA_TIMEOUT',
    ],
  ],
  [
    'Check the key and the account',
    [
      'ERROR_KEY_DOES_NOT_EXIST',
      'ERROR_KEY_EXPIRED',
      'ERROR_KEY_SCOPE',
      'ERROR_ZERO_BALANCE',
      'ERROR_IP_NOT_ALLOWED',
      'ERROR_IP_BLOCKED',
      'ERROR_ACCOUNT_SUSPENDED',
      'ERROR_DOMAIN_NOT_ALLOWED',
    ],
  ],
  [
    'Change the request',
    [
      'ERROR_ZERO_CAPTCHA_FILESIZE',
      'ERROR_TOO_BIG_CAPTCHA_FILESIZE',
      'ERROR_IMAGE_TYPE_NOT_SUPPORTED',
      'ERROR_BAD_PARAMETERS',
      'ERROR_BAD_PROXY',
      'ERROR_PROXY_CONNECTION_FAILED',
      'ERROR_NO_SUCH_METHOD',
      'ERROR_NO_SUCH_CAPCHA_ID',
      'ERROR_TASK_ABSENT',
      'ERROR_TASK_NOT_SUPPORTED',
      'ERROR_RECAPTCHA_INVALID_SITEKEY',
      'ERROR_BAD_IMGINSTRUCTIONS',
      'ERROR_WRONG_USERAGENT',
    ],
  ],
]

/** The parts of a call of API v2 that a program is written from. */
export interface Program {
  /** The origin of the API. */
  api: string
  /** The name of the method. */
  method: string
  /** The article with every error code. */
  errors: string
  /** Whether the call creates a task, whose answer the program then waits for. */
  isTask: boolean
  /** Seconds until the first question for the task's answer. */
  firstPause: number
}

/** Returns the program of a request of API v2; null for other requests, which are sent once. */
export function programOf({
  url,
  as,
  bearer = false,
  fields,
}: {
  url: string
  as: string
  bearer?: boolean
  fields: Readonly<Record<string, unknown>>
}): Program | null {
  const found = /^(https?:\/\/(?:api\.)?)([^/]+)\/(\w+)$/.exec(url)
  const task = isRecord(fields['task']) ? fields['task'] : {}
  const [, scheme = '', host = '', method = ''] = found ?? []
  if (!found || as !== 'json' || bearer) return null
  return {
    api: `${scheme}${host}`,
    method,
    errors: `https://${host}/api-docs/error-codes`,
    isTask: method === 'createTask',
    // The task of a widget names the page that shows it.
    firstPause: 'websiteURL' in task ? firstPauses.widget : firstPauses.image,
  }
}
