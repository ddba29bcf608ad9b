import { note } from '@/lib/note.ts'
import { report, sendReportsTo } from '@/lib/report.ts'
import type { ReportedFault } from '@/lib/report.ts'

/** Reporting starts after the page's first work. */
const pause = 3000
const most = 20

/**
 * Starts to listen for faults. The code that cleans and sends them loads once the page has settled.
 */
export function collectFaults(): void {
  const early: ReportedFault[] = []
  sendReportsTo((fault) => void (early.length < most && early.push(fault)))
  addEventListener('error', ({ error, message }) => {
    // A script or picture that failed to load has another event, without error and message.
    if (error || message) report({ kind: 'error', error: error ?? message })
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    report({ kind: 'rejection', error: reason }),
  )
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective: directive, blockedURI: blocked, sourceFile: file }) =>
      report({ kind: 'csp', directive, blocked, file }),
  )
  setTimeout(() => {
    import('./reporter.ts').then(
      ({ startReporter }) => startReporter(early),
      (error: unknown) => note('The reporter could not be loaded.', error),
    )
  }, pause)
}
