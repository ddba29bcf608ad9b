import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentLanguages } from '../site/languages.ts'
import { apiErrors, findApiError } from './errors.ts'

/** contract.md 1.5, verbatim, with the two that 4.4 proposes. */
const v1 =
  `ERROR_WRONG_USER_KEY ERROR_KEY_DOES_NOT_EXIST ERROR_ZERO_BALANCE ERROR_PAGEURL ERROR_NO_SLOT_AVAILABLE ERROR_ZERO_CAPTCHA_FILESIZE
  ERROR_TOO_BIG_CAPTCHA_FILESIZE ERROR_WRONG_FILE_EXTENSION ERROR_IMAGE_TYPE_NOT_SUPPORTED ERROR_UPLOAD ERROR_IP_NOT_ALLOWED IP_BANNED
  ERROR_BAD_TOKEN_OR_PAGEURL ERROR_GOOGLEKEY ERROR_WRONG_GOOGLEKEY ERROR_PROXY_FORMAT ERROR_CAPTCHAIMAGE_BLOCKED TOO_MANY_BAD_IMAGES MAX_USER_TURN
  ERROR_BAD_PARAMETERS ERROR_BAD_PROXY CAPCHA_NOT_READY ERROR_CAPTCHA_UNSOLVABLE ERROR_WRONG_ID_FORMAT ERROR_WRONG_CAPTCHA_ID ERROR_BAD_DUPLICATES
  REPORT_NOT_RECORDED ERROR_DUPLICATE_REPORT ERROR_IP_ADDRES ERROR_TOKEN_EXPIRED ERROR_EMPTY_ACTION ERROR_PROXY_CONNECTION_FAILED
  ERROR_KEY_EXPIRED ERROR_KEY_SCOPE`.split(/\s+/)
const v2: readonly (readonly [number | undefined, string])[] = [
  [1, 'ERROR_KEY_DOES_NOT_EXIST'],
  [2, 'ERROR_NO_SLOT_AVAILABLE'],
  [3, 'ERROR_ZERO_CAPTCHA_FILESIZE'],
  [4, 'ERROR_TOO_BIG_CAPTCHA_FILESIZE'],
  [10, 'ERROR_ZERO_BALANCE'],
  [11, 'ERROR_IP_NOT_ALLOWED'],
  [12, 'ERROR_CAPTCHA_UNSOLVABLE'],
  [13, 'ERROR_BAD_DUPLICATES'],
  [14, 'ERROR_NO_SUCH_METHOD'],
  [15, 'ERROR_IMAGE_TYPE_NOT_SUPPORTED'],
  [16, 'ERROR_NO_SUCH_CAPCHA_ID'],
  [21, 'ERROR_IP_BLOCKED'],
  [22, 'ERROR_TASK_ABSENT'],
  [23, 'ERROR_TASK_NOT_SUPPORTED'],
  [31, 'ERROR_RECAPTCHA_INVALID_SITEKEY'],
  [55, 'ERROR_ACCOUNT_SUSPENDED'],
  [110, 'ERROR_BAD_PARAMETERS'],
  [115, 'ERROR_BAD_IMGINSTRUCTIONS'],
  [130, 'ERROR_BAD_PROXY'],
  [undefined, 'ERROR_KEY_EXPIRED'],
  [undefined, 'ERROR_KEY_SCOPE'],
  [undefined, 'ERROR_PROXY_CONNECTION_FAILED'],
  [undefined, 'ERROR_TOKEN_EXPIRED'],
  [undefined, 'ERROR_DOMAIN_NOT_ALLOWED'],
  [undefined, 'ERROR_TOO_MUCH_REQUESTS'],
  [undefined, 'ERROR_PROXY_*'],
  [undefined, 'ERROR_WRONG_USERAGENT'],
  [undefined, 'ERROR_RECAPTCHA_TIMEOUT'],
]
const limits = [
  'ERROR: NNNN',
  ...[1001, 1002, 1003, 1004, 1005].map((number) => `ERROR: ${number}`),
]

describe('the table of errors', () => {
  it('holds every code of the contract, and no other', () => {
    const wanted = new Set([...v1, ...limits, ...v2.map(([, code]) => code)])
    expect(apiErrors.map(({ code }) => code).toSorted()).toEqual([...wanted].toSorted())
  })
  it('knows which API sends it', () => {
    const second = v2.map(([, code]) => code)
    for (const { code, apiVersion } of apiErrors) {
      const first = v1.includes(code) || limits.includes(code)
      expect(apiVersion, code).toBe(first && second.includes(code) ? 'both' : first ? 'v1' : 'v2')
    }
  })
  it.each(v2)('has the number %s for %s', (errorId, code) =>
    expect(findApiError(code)?.errorId).toBe(errorId),
  )
  it('knows how long a block lasts', () => {
    const seconds = (code: string) => findApiError(code)?.blockSeconds
    expect(
      ['ERROR: 1001', 'ERROR: 1002', 'ERROR: 1003', 'ERROR: 1004', 'MAX_USER_TURN'].map(seconds),
    ).toEqual([600, 300, 30, 600, 10])
    expect(findApiError('ERROR_PROXY_CONNECTION_FAILED')?.retryAfter).toBe(600)
  })
  it('has slugs that are unlike each other', () => {
    const slugs = apiErrors.map(({ docsSlug }) => docsSlug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })
  it('finds families, and says nothing of what it does not know', () => {
    expect(findApiError('ERROR_PROXY_BANNED')?.key).toBe('PROXY')
    expect(findApiError('ERROR_PROXY_FORMAT')?.key).toBe('PROXY_FORMAT')
    expect(findApiError('ERROR: 1099')?.key).toBe('LIMIT')
    expect(findApiError('ERROR:1005')?.key).toBe('LIMIT_1005')
    for (const code of ['ERROR_REGION_CLOSED', '', 'constructor', '__proto__'])
      expect(findApiError(code)).toBeUndefined()
  })

  it.each(contentLanguages)(
    'has title, cause and cure for each in %s, no two alike',
    (language) => {
      const words: { code: Record<string, Record<string, string>> } = JSON.parse(
        readFileSync(join('locales', language, 'apiErrors.json'), 'utf8'),
      )
      expect(Object.keys(words.code).toSorted()).toEqual(apiErrors.map(({ key }) => key).toSorted())
      for (const part of ['title', 'cause', 'action']) {
        const texts = apiErrors.map(({ key }) => words.code[key]?.[part] ?? '')
        expect(texts.filter((text) => text.length < (language === 'zh' ? 4 : 8))).toEqual([])
        if (part !== 'action') expect(new Set(texts).size).toBe(texts.length)
      }
    },
  )
})
