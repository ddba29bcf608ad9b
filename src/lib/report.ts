/**
 * A fault that the site's operator may want to know about, as it occurred. It is cleaned before it
 * is sent.
 */
export type ReportedFault =
  | { kind: 'error' | 'rejection' | 'chunk'; error: unknown }
  | { kind: 'csp'; directive: string; blocked: string; file: string }
  /** The network policy gave up on a call. `path` is the contract's, with its `{parameters}`. */
  | { kind: 'problem'; method: string; path: string; problem: object }

type Sink = (fault: ReportedFault) => void

let sink: Sink | null = null

/** Reports a fault. Without a collector (VITE_REPORT_URL) nothing happens. */
export function report(fault: ReportedFault): void {
  sink?.(fault)
}

export function sendReportsTo(next: Sink | null): void {
  sink = next
}
