import { softwareStatuses } from '@/api/contract/software-terms.ts'
import type { SoftwareStatus } from '@/api/contract/software-terms.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const tones = {
  draft: 'neutral',
  pending: 'warn',
  published: 'ok',
  changes_pending: 'warn',
  rejected: 'bad',
  hidden: 'bad',
  archived: 'neutral',
} as const satisfies Record<SoftwareStatus, BadgeTone>

/** Undefined for an unknown status. */
export function statusBadge(status: string): { key: SoftwareStatus; tone: BadgeTone } | undefined {
  const key = known(softwareStatuses, status)
  return key && { key, tone: tones[key] }
}
/** The statuses from which a version can be submitted. */
export const canSubmitStatus = (status: string): boolean =>
  status === 'draft' || status === 'rejected' || status === 'published'
