import type { ExportFormat, TaskFilters } from '@/api/contract/tasks.ts'
import type { Problem } from '@/api/problem.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** An order for a file. Sending it again orders the same file. */
export interface Intent {
  key: string
  format: ExportFormat
  filters: TaskFilters
  /** The files that existed before. */
  known: readonly string[]
}

/** Whether the result of a request is unknown. */
export const isLost = ({ kind, status = 0 }: Problem): boolean =>
  kind !== 'HTTP' || (status >= 502 && status <= 504)

export const exportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const
export const exportTones: Record<(typeof exportStates)[number], BadgeTone> = {
  queued: 'neutral',
  running: 'info',
  ready: 'ok',
  failed: 'bad',
  expired: 'warn',
}
export const isBeingMade = (status: string): boolean => status === 'queued' || status === 'running'

/** The address of a file, if it may be fetched. */
export function fileAddress(
  url: string | null,
  origin: string,
): { href: string; own: boolean } | null {
  const href = url ? linkTarget(url, origin) : null
  return href === null || href.startsWith('mailto:') ? null : { href, own: href.startsWith('/') }
}
