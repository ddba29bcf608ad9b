import { useState } from 'react'
import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { problemKey, toProblem } from '@/api/problem.ts'

/** What a document has become meanwhile, where the backend refused to write over it (contract.md 4.0.11). */
export function useNewer<T>(schema: GenericSchema<unknown, T>): {
  newer: T | null
  /** Looks into a refusal. */
  note: (error: unknown) => void
  forget: () => void
} {
  const [newer, setNewer] = useState<T | null>(null)
  return {
    newer,
    note: (error) => {
      const problem = toProblem(error)
      if (problemKey(problem) !== 'ERROR_STALE_VERSION') return
      const { data } = problem
      const parsed = safeParse(schema, typeof data === 'object' && data !== null && 'current' in data ? data.current : null)
      if (parsed.success) setNewer(parsed.output)
    },
    forget: () => setNewer(null),
  }
}
