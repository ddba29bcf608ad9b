import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const statuses = ['active', 'expired', 'failed'] as const
const tones: Record<(typeof statuses)[number], BadgeTone> = {
  active: 'ok',
  expired: 'neutral',
  failed: 'bad',
}

/** Undefined for an unknown state. */
export function savedBadge(
  status: string,
): { status: (typeof statuses)[number]; tone: BadgeTone } | undefined {
  const found = known(statuses, status)
  return found && { status: found, tone: tones[found] }
}
