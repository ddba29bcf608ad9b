import { expect, it } from 'vitest'
import { countPlaywright, countVitest, judgeReport } from './steps.ts'

it('counts vitest’s tests, and a file that could not be read as a failed one', () => {
  const files = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countVitest({ numPassedTests: 7, numFailedTests: 1, testResults: files })).toEqual({
    passed: 7,
    failed: 2,
  })
})

it('counts Playwright’s tests, and what only passed on a second try as failed', () => {
  expect(
    countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }),
  ).toEqual({ passed: 5, failed: 3 })
})

it.each([null, undefined, [], {}, 'x', { stats: null }, { numPassedTests: '7' }])(
  'reads %j as a report without tests',
  (report) => {
    for (const read of [countVitest, countPlaywright])
      expect(read(report)).toEqual({ passed: 0, failed: 0 })
  },
)

it('lets neither the report nor the exit code hide a failure', () => {
  expect(judgeReport({ passed: 3, failed: 0 }, true, '')).toEqual({ passed: 3, failed: 0 })
  expect(judgeReport({ passed: 3, failed: 1 }, false, 'vitest ended with 1')).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(judgeReport({ passed: 3, failed: 0 }, false, 'vitest ended with 1')).toMatchObject({
    passed: 3,
    failed: 1,
    note: 'every test passed, but vitest ended with 1',
  })
  expect(judgeReport({ passed: 0, failed: 0 }, true, '')).toMatchObject({
    failed: 1,
    note: 'no test was run',
  })
})
