import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

/** The newer version that a refused save names (contract.md 4.0.11); null for other refusals. */
export function newerOf<Doc>(
  problem: Problem | undefined,
  contract: GenericSchema<unknown, Doc>,
): Doc | null {
  if (!problem || problemKey(problem) !== 'ERROR_STALE_VERSION') return null
  const { data } = problem
  const current = typeof data === 'object' && data !== null && 'current' in data && data.current
  const parsed = safeParse(contract, current)
  return parsed.success ? parsed.output : null
}
