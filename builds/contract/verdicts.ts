import type { ConformVerdict } from './conform.ts'
import { findingText } from './finding.ts'

const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * Whether the account met a refusal where an answer was expected. It is checked by its shape and
 * listed. A backend that fails refuses nothing.
 */
const isRefused = ({ status }: ConformVerdict): boolean =>
  status !== null && status >= 400 && status < 500

const said = (verdict: ConformVerdict): string =>
  verdict.skipped !== undefined
    ? `skipped: ${verdict.skipped}`
    : verdict.findings.length > 0
      ? verdict.findings.map(findingText).join('; ')
      : isRefused(verdict)
        ? 'refused rightly'
        : 'ok'

/** The calls that nobody got an answer of, so that only their refusals were checked. */
function unseen(verdicts: readonly ConformVerdict[]): string[] {
  const seen = new Set(
    verdicts.filter(({ status }) => status !== null && status < 400).map(({ name }) => name),
  )
  // A name with words is a provoked refusal.
  const missed = verdicts.filter(
    ({ name, skipped }) => !seen.has(name) && skipped === undefined && !name.includes(' '),
  )
  return [...new Set(missed.map(({ name }) => name))]
}

/** Returns one aligned line per call, and the counts below. */
export function table(verdicts: readonly ConformVerdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.findings.length > 0 ? 'FAIL' : verdict.skipped === undefined ? 'ok' : 'skip',
    verdict.name,
    `${verdict.method} ${verdict.path}`,
    verdict.as,
    verdict.status === null ? '' : String(verdict.status),
    verdict.status === null ? '' : `${Math.round(verdict.milliseconds)} ms`,
    said(verdict),
  ])
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const failed = verdicts.filter(({ findings }) => findings.length > 0).length
  const skipped = verdicts.filter(({ skipped: why }) => why !== undefined).length
  const refused = verdicts.filter((one) => one.findings.length === 0 && isRefused(one)).length
  const passed = verdicts.length - failed - skipped
  const missed = unseen(verdicts)
  return [
    ...lines,
    '',
    ...(missed.length > 0 ? [`Never answered but by a refusal: ${missed.join(', ')}`] : []),
    `${passed} passed (${refused} of them refusals), ${failed} failed, ${skipped} skipped`,
    '',
  ].join('\n')
}

/** Returns the report as JUnit XML for a build server. */
export function junit(verdicts: readonly ConformVerdict[], api: string): string {
  const cases = verdicts.map((verdict) => {
    const open = `    <testcase classname="${escape(`${verdict.method} ${verdict.path}`)}" name="${escape(`${verdict.name} as ${verdict.as}`)}" time="${(verdict.milliseconds / 1000).toFixed(3)}"`
    if (verdict.skipped !== undefined)
      return `${open}><skipped message="${escape(verdict.skipped)}"/></testcase>`
    if (verdict.findings.length === 0) return `${open}/>`
    const [first] = verdict.findings
    return `${open}><failure type="${escape(first?.check ?? '')}" message="${escape(said(verdict))}"/></testcase>`
  })
  const failures = verdicts.filter(({ findings }) => findings.length > 0).length
  const skipped = verdicts.filter(({ skipped: why }) => why !== undefined).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="${verdicts.length}" failures="${failures}" skipped="${skipped}">
  <testsuite name="${escape(`the contract at ${api}`)}" tests="${verdicts.length}" failures="${failures}" skipped="${skipped}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}
