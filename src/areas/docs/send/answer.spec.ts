import { expect, it } from 'vitest'
import { inClassic } from './answer.ts'

it.each([
  [
    { errorId: 0, balance: 32.65 },
    { status: 1, request: '32.65' },
  ],
  [
    { errorId: 0, status: 'ready', solution: { text: 'w9kHp' } },
    { status: 1, request: 'w9kHp' },
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
