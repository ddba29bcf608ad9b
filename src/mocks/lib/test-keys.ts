import type { InferInput } from 'valibot'
import type { KeyTestArg, TestRequest } from '../../api/contract/key-tests.ts'
import { findApiError } from '../../task-api/errors.ts'
import { drawing } from '../seed/drawings.ts'
import type { MockTest, MockKey } from '../data/keys.ts'
import type { Data } from '../data/data.ts'

/** The answer of the fixture `right`, which is the one of the sample pictures. */
export const taskAnswer = 'W9kHp'
const wrongAnswer = 'XXXXX'
/** How long the fixture `late` lets a program ask. */
const lateSeconds = 120

/** The most that is kept of a key. */
const kept = 50

/** The error of a fixture in a phase of a task; null where it has none there. */
const fixtureError = ({ answers, outcome, errorCode }: KeyTestArg, phase: 'submit' | 'result') =>
  answers === 'fixture' && outcome === 'error' && errorCode !== null
    ? (findApiError(errorCode)?.phase === 'result') === (phase === 'result')
      ? errorCode
      : null
    : null

/** Takes a request of a test key, whose own faults are found as those of a live one. */
export function takeTest(
  db: Data,
  key: MockKey & { test: KeyTestArg },
  {
    method,
    type,
    request,
    fault,
  }: Pick<MockTest, 'method' | 'type' | 'request'> & { fault: string | null },
  now: number,
): MockTest {
  db.keys.counter += 1
  const made: MockTest = {
    id: 90_000_000_000 + db.keys.counter,
    keyId: key.id,
    at: now,
    method,
    type,
    test: { ...key.test },
    own: null,
    refused: fault ?? fixtureError(key.test, 'submit'),
    request,
  }
  const others = db.keys.tests.filter(({ keyId }) => keyId !== key.id)
  const own = db.keys.tests.filter(({ keyId }) => keyId === key.id)
  db.keys.tests = [...others, ...own.slice(1 - kept), made]
  return made
}

/** The answer of a test at a time; an empty text is unreadable, null is none yet. */
function answerOf({ test, own, at }: MockTest, now: number): string | null {
  if (test.answers === 'self') return own
  if (test.outcome === 'unreadable') return ''
  if (test.outcome === 'late' && now < at + lateSeconds * 1000) return null
  return test.outcome === 'wrong' ? wrongAnswer : taskAnswer
}

/** What a program gets that asks for the result of a test. */
export function resultOfTest(
  test: MockTest,
  now: number,
): { errorCode: string } | { text: string } | null {
  const errorCode = test.refused ?? fixtureError(test.test, 'result')
  if (errorCode !== null) return { errorCode }
  const answer = answerOf(test, now)
  if (answer === null) return null
  return answer === '' ? { errorCode: 'ERROR_CAPTCHA_UNSOLVABLE' } : { text: answer }
}

export function testView(test: MockTest, now: number): InferInput<typeof TestRequest> {
  const result = resultOfTest(test, now)
  const code = result && 'errorCode' in result ? result.errorCode : null
  return {
    id: test.id,
    at: new Date(test.at).toISOString(),
    method: test.method,
    type: test.type,
    imageUrl:
      test.type === 'ImageToTextTask' ? drawing('text', `test ${test.id}`, taskAnswer) : null,
    status: !result
      ? 'waiting'
      : code === null
        ? 'answered'
        : code === 'ERROR_CAPTCHA_UNSOLVABLE'
          ? 'unreadable'
          : 'refused',
    answer: result && 'text' in result ? result.text : null,
    request: test.request,
    response: JSON.stringify(
      code !== null
        ? { errorId: findApiError(code)?.errorId ?? 1, errorCode: code }
        : result && 'text' in result
          ? { errorId: 0, status: 'ready', solution: { text: result.text }, cost: '0' }
          : { errorId: 0, status: 'processing' },
    ),
  }
}
