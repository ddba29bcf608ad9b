import {
  commissionStatuses,
  referralKinds,
  referralSorts,
  subIdPattern,
} from '@/api/contract/partner-states.ts'
import { known } from '@/lib/known.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page, sort, textParam } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the referrals list. */
export const referralQuery = defineQuery({
  kind: choice(referralKinds),
  active: choice(['true', 'false']),
  source: textParam(/^[\w.-]{1,64}$/),
  subId: textParam(subIdPattern),
  ...dayParams,
  sort: sort(referralSorts, '-registeredAt'),
  page,
})

const tones: Record<(typeof commissionStatuses)[number], BadgeTone> = {
  pending: 'warn',
  available: 'ok',
  paid: 'neutral',
  reversed: 'bad',
}
/** Undefined for an unknown status. */
export function commissionBadge(
  status: string,
): { status: (typeof commissionStatuses)[number]; tone: BadgeTone } | undefined {
  const found = known(commissionStatuses, status)
  return found && { status: found, tone: tones[found] }
}
