import { stripVTControlCharacters } from 'node:util'
import { isRecord } from '../../src/lib/is-record.ts'
import { list } from './steps.ts'

/** The longest message in characters: enough to show the expected and the actual value. */
const longest = 1200

const texts = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string')

function failure(name: readonly unknown[], messages: readonly unknown[]): string {
  const said = texts(messages).join('\n')
  return `${texts(name).join(' › ')}\n${stripVTControlCharacters(said).slice(0, longest).trimEnd()}`.trimEnd()
}

/** The failed tests of vitest's JSON report, with their errors. */
export function vitestFailures(report: unknown): string[] {
  const files = isRecord(report) ? list(report['testResults']).filter(isRecord) : []
  return files
    .filter((file) => file['status'] === 'failed')
    .flatMap((file) => {
      const failed = list(file['assertionResults']).filter(
        (test) => isRecord(test) && test['status'] === 'failed',
      )
      const tests = failed
        .filter(isRecord)
        .map((test) => failure([file['name'], test['fullName']], list(test['failureMessages'])))
      return tests.length > 0 ? tests : [failure([file['name']], [file['message']])]
    })
}

const messagesOf = (errors: unknown): unknown[] =>
  list(errors).map((error) => (isRecord(error) ? error['message'] : error))

/** The tests of Playwright's JSON report that failed on the first try, with their errors. */
export function playwrightFailures(report: unknown): string[] {
  if (!isRecord(report)) return []
  const inside = (suite: Record<string, unknown>): string[] => [
    ...list(suite['specs'])
      .filter(isRecord)
      .flatMap((spec) =>
        list(spec['tests'])
          .filter(isRecord)
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map((test) => {
            const [first] = list(test['results']).filter(isRecord)
            return failure([spec['file'], spec['title']], messagesOf(first?.['errors']))
          }),
      ),
    ...list(suite['suites']).filter(isRecord).flatMap(inside),
  ]
  const whole =
    list(report['errors']).length > 0 ? [failure(['Playwright'], messagesOf(report['errors']))] : []
  return [...whole, ...list(report['suites']).filter(isRecord).flatMap(inside)]
}
