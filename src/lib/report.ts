/** A fault that the operator of the site may want to know of, as it was met: nothing of it is sent as it is. */
export type Fault =
  | { kind: 'error' | 'rejection' | 'chunk'; error: unknown }
  | { kind: 'csp'; directive: string; blocked: string; file: string }
  /** The network policy gave up on a call: `path` is that of the contract, with its `{parameters}`. */
  | { kind: 'problem'; method: string; path: string; problem: object }

type Sink = (fault: Fault) => void

let sink: Sink | null = null

/** Tells of a fault. Without a collector (VITE_REPORT_URL) nobody listens. */
export function report(fault: Fault): void {
  sink?.(fault)
}

export function sendReportsTo(next: Sink | null): void {
  sink = next
}
