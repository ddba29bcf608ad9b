import { describe, expect, it } from 'vitest'
import english from '../../locales/en/common.json'
import { fieldCodes } from './contract/field-codes.ts'
import {
  fieldCode,
  isEmptyUser,
  isProblem,
  isSignedOut,
  knownCodes,
  problemKey,
  toProblem,
} from './problem.ts'

describe('the words of a problem', () => {
  it.each([
    [{ kind: 'FETCH_ERROR' }, 'FETCH_ERROR'],
    [{ kind: 'TIMEOUT_ERROR' }, 'TIMEOUT_ERROR'],
    [{ kind: 'PARSING_ERROR', status: 200 }, 'PARSING_ERROR'],
    [{ kind: 'HTTP', status: 401, code: 'ERROR_WRONG_CREDENTIALS' }, 'ERROR_WRONG_CREDENTIALS'],
    [{ kind: 'HTTP', status: 404, code: 'ERROR_OF_TOMORROW' }, 'ERROR_NOT_FOUND'],
    [{ kind: 'HTTP', status: 429 }, 'ERROR_TOO_MANY_REQUESTS'],
    [{ kind: 'HTTP', status: 503 }, 'ERROR_MAINTENANCE'],
    [{ kind: 'HTTP', status: 500 }, 'ERROR_INTERNAL'],
    [{ kind: 'HTTP', status: 418 }, 'ERROR_INTERNAL'],
    [{ kind: 'HTTP' }, 'ERROR_INTERNAL'],
    [{ kind: 'HTTP', status: 400, code: 'constructor' }, 'ERROR_VALIDATION'],
  ] as const)('%j is %s', (problem, key) => {
    expect(problemKey(problem)).toBe(key)
  })

  it('are there for every code, every kind and every field code', () => {
    const words = JSON.stringify(english)
    for (const key of [
      ...knownCodes,
      'FETCH_ERROR',
      'TIMEOUT_ERROR',
      'PARSING_ERROR',
      'FILE_GONE',
      ...fieldCodes,
    ])
      expect(words, key).toContain(`"${key}"`)
  })
})

it('reads any failure as a problem', () => {
  expect(toProblem({ kind: 'HTTP', status: 500 })).toEqual({ kind: 'HTTP', status: 500 })
  for (const other of [new Error('x'), undefined, null, 'x', {}, { kind: 'OTHER' }, { kind: 1 }]) {
    expect(isProblem(other)).toBe(false)
    expect(toProblem(other)).toEqual({ kind: 'FETCH_ERROR' })
  }
  for (const name of ['NotReadableError', 'NotFoundError'])
    expect(toProblem(new DOMException('', name))).toEqual({ kind: 'FILE_GONE' })
})

it('knows who is signed out, and who has no user', () => {
  expect(isSignedOut({ kind: 'HTTP', status: 401 })).toBe(true)
  expect(isSignedOut({ kind: 'HTTP', status: 403 })).toBe(false)
  expect(isSignedOut({ kind: 'FETCH_ERROR' })).toBe(false)
  expect(isEmptyUser({ kind: 'HTTP', status: 400, code: 'ERROR_EMPTY_USER' })).toBe(true)
  expect(isEmptyUser({ kind: 'HTTP', status: 400 })).toBe(false)
  expect(isEmptyUser({ kind: 'HTTP', status: 500, code: 'ERROR_EMPTY_USER' })).toBe(false)
})

it('reads unknown field codes as a bad format', () => {
  expect(fieldCode('required')).toBe('required')
  expect(fieldCode('odd')).toBe('bad_format')
})

it.each([
  [400, 'ERROR_VALIDATION'],
  [401, 'ERROR_UNAUTHORIZED'],
  [402, 'ERROR_INSUFFICIENT_FUNDS'],
  [403, 'ERROR_FORBIDDEN'],
  [404, 'ERROR_NOT_FOUND'],
  [409, 'ERROR_CONFLICT'],
  [410, 'ERROR_LINK_EXPIRED'],
  [413, 'ERROR_FILE_TOO_BIG'],
  [415, 'ERROR_FILE_TYPE'],
  [423, 'ERROR_ACCOUNT_LOCKED'],
  [429, 'ERROR_TOO_MANY_REQUESTS'],
  [500, 'ERROR_INTERNAL'],
  [418, 'ERROR_INTERNAL'],
  [503, 'ERROR_MAINTENANCE'],
])('tells a %d without a code as %s', (status, key) => {
  expect(problemKey({ kind: 'HTTP', status })).toBe(key)
  expect(problemKey({ kind: 'HTTP', status, code: 'ERROR_ODD' })).toBe(key)
})
