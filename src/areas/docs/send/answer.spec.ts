import { expect, it } from 'vitest'
import { errorIn, inClassic, refusedAnswer } from './answer.ts'

it.each([
  [
    { errorId: 0, balance: 32.65 },
    { status: 1, request: '32.65' },
  ],
  [
    { errorId: 0, status: 'ready', solution: { text: 'w9khp' } },
    { status: 1, request: 'w9khp' },
  ],
  [
    { errorId: 0, status: 'ready', solution: { rotate: 73 } },
    { status: 1, request: { rotate: 73 } },
  ],
  [
    { errorId: 0, status: 'processing' },
    { status: 0, request: 'CAPCHA_NOT_READY' },
  ],
  [
    { errorId: 0, status: 'success' },
    { status: 1, request: 'OK_REPORT_RECORDED' },
  ],
  [
    { errorId: 12, errorCode: 'ERROR_CAPTCHA_UNSOLVABLE' },
    { status: 0, request: 'ERROR_CAPTCHA_UNSOLVABLE' },
  ],
])('the classic API answers as %j', (answer, classic) => expect(inClassic(answer)).toEqual(classic))

it.each([
  [404, undefined, false, 'ERROR_NO_SUCH_CAPCHA_ID'],
  [404, undefined, true, 'ERROR_WRONG_CAPTCHA_ID'],
  [409, 'ERROR_DUPLICATE_REPORT', false, 'ERROR_DUPLICATE_REPORT'],
  [400, 'ERROR_REPORT_WINDOW_CLOSED', true, 'REPORT_NOT_RECORDED'],
  [500, 'ERROR_INTERNAL', false, undefined],
] as const)('a refusal %i %s is the error of a program', (status, code, classic, expected) => {
  const answer = refusedAnswer({ kind: 'HTTP', status, ...(code && { code }) }, classic)
  expect(answer?.['errorCode']).toBe(expected)
  if (answer) expect(errorIn(classic ? inClassic(answer) : answer)?.code).toBe(expected)
})
