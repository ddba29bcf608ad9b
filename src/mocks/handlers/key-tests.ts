import type { keyTestCalls } from '../../api/contract/key-tests.ts'
import { findApiError } from '../../task-api/errors.ts'
import { failure } from '../errors.ts'
import { resultOfTest, takeTest, testView } from '../lib/test-keys.ts'
import { isTestKey, keyState, mockKeys } from '../seed/keys.ts'
import { unsolvedSamples } from '../seed/unsolved.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

function findTestKey(db: Data, user: MockAccount, id: string | number, now: number) {
  const key = mockKeys(db, user, now).find((known) => String(known.id) === String(id))
  if (!key || !isTestKey(key)) throw failure('ERROR_NOT_FOUND')
  return key
}

export const keyTestHandlers: Handlers<typeof keyTestCalls> = {
  testRequests: {
    access: 'user',
    samples: [{ id: 100_206 }, { id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => {
      const key = findTestKey(db, user, id, now)
      return {
        records: db.keys.tests
          .filter(({ keyId }) => keyId === key.id)
          .map((test) => testView(test, now))
          .toReversed(),
      }
    },
  },
  answerTest: {
    access: 'user',
    samples: [
      { id: 100_206, requestId: 90_000_000_002, answer: 'k7mwp' },
      { id: 100_206, requestId: 'unknown', answer: null },
    ],
    run: ({ arg: { id, requestId, answer }, db, user, now }) => {
      const key = findTestKey(db, user, id, now)
      const test = db.keys.tests.find(
        (known) => known.keyId === key.id && String(known.id) === String(requestId),
      )
      if (!test) throw failure('ERROR_NOT_FOUND')
      if (test.test.answers !== 'self' || resultOfTest(test, now)) throw failure('ERROR_CONFLICT')
      test.own = answer ?? ''
      return testView(test, now)
    },
  },
  retrySample: {
    access: 'user',
    samples: [
      {
        code: 'ERROR_ZERO_CAPTCHA_FILESIZE',
        sampleId: 'ERROR_ZERO_CAPTCHA_FILESIZE 0',
        keyId: 100_206,
      },
    ],
    run: ({ arg: { code, sampleId, keyId }, db, user, now }) => {
      const key = findTestKey(db, user, keyId, now)
      const sample = unsolvedSamples(db, user, { code }, now).find(
        (known) => String(known.id) === String(sampleId),
      )
      if (!sample) throw failure('ERROR_NOT_FOUND')
      if (keyState(key, now) !== 'active') throw failure('ERROR_CONFLICT')
      // Only a fault of the request itself is there again: a test key needs no money and no worker.
      const test = takeTest(
        db,
        key,
        {
          method: sample.method ?? '',
          type: /"type":"(\w+)"/.exec(sample.request ?? '')?.[1] ?? null,
          request: sample.request ?? '',
          fault: findApiError(code)?.severity === 'fix_request' ? code : null,
        },
        now,
      )
      return { errorCode: test.refused, response: testView(test, now).response ?? null }
    },
  },
}
