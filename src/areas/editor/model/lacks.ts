import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

export const lackNames = ['excerpt', 'body', 'coverAlt', 'imageAlts'] as const
export type Lack = (typeof lackNames)[number]

const byField = new Map<string, Lack>([
  ['excerpt', 'excerpt'],
  ['bodyHtml', 'body'],
  ['cover.alt', 'coverAlt'],
  ['images', 'imageAlts'],
])

/** What the server misses in an article that was to be published. */
export function lacksOf(problem: Problem | undefined): Lack[] {
  if (!problem || problemKey(problem) !== 'ERROR_VALIDATION') return []
  return Object.keys(problem.fields ?? {}).flatMap((field) => byField.get(field) ?? [])
}
