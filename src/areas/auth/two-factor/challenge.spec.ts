import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import {
  challengeAttemptsLeft,
  challengeIn,
  signInChallenge,
  codeForms,
  isOver,
} from './challenge.ts'

const now = Date.parse('2026-04-15T09:30:00Z')
const sent = { challengeId: 'abc', methods: ['email', 'totp'], expiresAt: '2026-04-15T09:35:00Z' }

it('offers the ways that the account has and we know, in their order', () => {
  expect(signInChallenge(sent, now)).toEqual({
    id: 'abc',
    methods: ['email', 'totp'],
    until: now + 300_000,
  })
  expect(
    signInChallenge({ ...sent, methods: ['sms', 'recovery', 'recovery'] }, now).methods,
  ).toEqual(['recovery'])
  expect(signInChallenge({ ...sent, methods: ['sms'] }, now).methods).toEqual([
    'totp',
    'recovery',
    'email',
  ])
})

it.each([null, 'soon', '2026-04-15T09:30:00Z', '2020-01-01T00:00:00Z'])(
  'shows no clock that would be over at once: %s',
  (expiresAt) => {
    expect(signInChallenge({ ...sent, expiresAt }, now).until).toBeNull()
  },
)

it.each([
  '',
  '?challengeId=',
  '?challengeId=a&challengeId=b',
  '?challengeId=%3Cscript%3E',
  `?challengeId=${'x'.repeat(201)}`,
  '?challengeId=a/../b',
])('takes no challenge from "%s"', (search) => expect(challengeIn(search)).toBeNull())

it('takes a challenge from the address', () => {
  expect(challengeIn('?challengeId=9f-8_a.b~c&return_to=/pricing')).toMatchObject({
    id: '9f-8_a.b~c',
    until: null,
  })
})

it.each([
  ['totp', ' 123 456 ', '123456'],
  ['totp', '123-456', '123456'],
  ['email', '123–456', '123456'],
  ['email', '１２３４５６', '123456'],
  ['email', '١٢٣٤٥٦', '123456'],
  ['recovery', ' DEMO - 0001 ', 'DEMO-0001'],
  ['recovery', 'DEMO‑۰۰۰۱', 'DEMO-0001'],
] as const)('reads a code of %s as people type it: "%s"', (method, typed, code) => {
  expect(safeParse(codeForms[method], { code: typed }).output).toEqual({ code })
})

it.each([
  ['totp', ''],
  ['totp', ' - '],
  ['totp', '12345'],
  ['email', '123456789'],
  ['totp', '12345a'],
  ['recovery', '  '],
  ['recovery', 'x'.repeat(65)],
] as const)('refuses for %s "%s"', (method, code) => {
  expect(safeParse(codeForms[method], { code }).success).toBe(false)
})

it('knows how many tries are left, and when it is over', () => {
  const wrong = (data: unknown, status = 400) => ({
    kind: 'HTTP' as const,
    status,
    code: 'ERROR_WRONG_CODE',
    data,
  })
  expect(
    [
      { attemptsLeft: 2 },
      { attemptsLeft: 0 },
      { attemptsLeft: '2' },
      { attemptsLeft: -1 },
      {},
      null,
    ].map((data) => challengeAttemptsLeft(wrong(data))),
  ).toEqual([2, 0, null, null, null, null])
  expect(isOver(wrong({ attemptsLeft: 0 }))).toBe(true)
  expect(isOver(wrong(null, 410))).toBe(true)
  expect(isOver(wrong({ attemptsLeft: 1 }))).toBe(false)
  expect(isOver(new Error('x'))).toBe(false)
})
