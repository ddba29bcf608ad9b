import { expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.ts'

it('tells what vitest found wrong, and what it could not read', () => {
  const report = {
    testResults: [
      {
        name: 'a.spec.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'well' }],
      },
      {
        name: 'b.spec.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'well' },
          {
            status: 'failed',
            fullName: 'adds up',
            failureMessages: ['Error: \u001B[31m3\u001B[39m is not 4'],
          },
        ],
      },
      { name: 'c.spec.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'b.spec.ts › adds up\nError: 3 is not 4',
    'c.spec.ts\nNo such module',
  ])
})

it('tells what Playwright found wrong at the first try, however deep it lies', () => {
  const failed = {
    status: 'unexpected',
    results: [{ errors: [{ message: 'first' }, { message: 'second' }] }],
  }
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'once' }] }, { errors: [] }] }
  const report = {
    errors: [{ message: 'No port' }],
    suites: [
      {
        specs: [
          {
            file: 'x.spec.ts',
            title: 'well',
            tests: [{ status: 'expected', results: [{ errors: [] }] }],
          },
        ],
        suites: [
          {
            specs: [
              { file: 'x.spec.ts', title: 'goes', tests: [failed] },
              { file: 'x.spec.ts', title: 'comes', tests: [flaky] },
            ],
          },
        ],
      },
    ],
  }
  expect(playwrightFailures(report)).toEqual([
    'Playwright\nNo port',
    'x.spec.ts › goes\nfirst\nsecond',
    'x.spec.ts › comes\nonce',
  ])
})

it.each([null, [], {}, 'x', { testResults: 1, suites: 'x' }])('finds nothing in %j', (report) => {
  for (const read of [vitestFailures, playwrightFailures]) expect(read(report)).toEqual([])
})
