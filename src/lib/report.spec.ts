import { afterEach, expect, it } from 'vitest'
import { report, sendReportsTo } from './report.ts'
import type { ReportedFault } from './report.ts'

afterEach(() => sendReportsTo(null))
const fault: ReportedFault = { kind: 'error', error: new Error('x') }

it('tells the collector of a fault, and nobody where there is none', () => {
  const got: ReportedFault[] = []
  report(fault)
  sendReportsTo((one) => got.push(one))
  report(fault)
  expect(got).toEqual([fault])
  sendReportsTo(null)
  report(fault)
  expect(got).toHaveLength(1)
})
