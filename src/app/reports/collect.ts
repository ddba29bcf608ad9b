import { note } from '@/lib/note.ts'
import { report, sendReportsTo } from '@/lib/report.ts'
import type { Fault } from '@/lib/report.ts'

/** What the page does first comes first. */
const pause = 3000
const most = 20

/** Listens for faults from now on; what cleans and sends them comes when the page has settled. */
export function collectFaults(): void {
  const early: Fault[] = []
  sendReportsTo((fault) => void (early.length < most && early.push(fault)))
  addEventListener('error', ({ error, message }) => {
    // A script or picture that could not be had has an event of its own, without either.
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
