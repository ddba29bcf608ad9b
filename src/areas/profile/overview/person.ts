import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const roles = {
  customer: 'role.customer',
  worker: 'role.worker',
  developer: 'role.developer',
} as const
export const roleKey = (role: string) => known(roles, role)

/** contract.md 4.2. */
const restrictions = {
  api_ban: { key: 'restriction.api_ban', tone: 'bad' },
  ip_ban: { key: 'restriction.ip_ban', tone: 'bad' },
  complaints_suspended: { key: 'restriction.complaints_suspended', tone: 'warn' },
  worker_suspended: { key: 'restriction.worker_suspended', tone: 'warn' },
  worker_training: { key: 'restriction.worker_training', tone: 'info' },
  worker_banned: { key: 'restriction.worker_banned', tone: 'bad' },
  payments_hold: { key: 'restriction.payments_hold', tone: 'warn' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
/** Undefined for an unknown restriction. */
export const restrictionBadge = (kind: string) => known(restrictions, kind)
