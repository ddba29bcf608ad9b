import { defineQuery, page } from '@/shared/query/query.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The events of the security log (contract.md 4.2). */
const events = {
  login: { key: 'log.event.login', tone: 'neutral' },
  login_failed: { key: 'log.event.login_failed', tone: 'bad' },
  password_changed: { key: 'log.event.password_changed', tone: 'warn' },
  email_changed: { key: 'log.event.email_changed', tone: 'warn' },
  wallet_changed: { key: 'log.event.wallet_changed', tone: 'warn' },
  key_rotated: { key: 'log.event.key_rotated', tone: 'warn' },
  two_factor_on: { key: 'log.event.two_factor_on', tone: 'ok' },
  two_factor_off: { key: 'log.event.two_factor_off', tone: 'warn' },
  browser_trusted: { key: 'log.event.browser_trusted', tone: 'warn' },
  passkey_added: { key: 'log.event.passkey_added', tone: 'ok' },
  passkey_removed: { key: 'log.event.passkey_removed', tone: 'warn' },
  member_invited: { key: 'log.event.member_invited', tone: 'warn' },
  member_changed: { key: 'log.event.member_changed', tone: 'warn' },
  member_removed: { key: 'log.event.member_removed', tone: 'neutral' },
  member_left: { key: 'log.event.member_left', tone: 'neutral' },
  team_transferred: { key: 'log.event.team_transferred', tone: 'warn' },
  session_revoked: { key: 'log.event.session_revoked', tone: 'neutral' },
  restricted: { key: 'log.event.restricted', tone: 'bad' },
  restriction_lifted: { key: 'log.event.restriction_lifted', tone: 'ok' },
  staff_note: { key: 'log.event.staff_note', tone: 'neutral' },
  staff_refund: { key: 'log.event.staff_refund', tone: 'ok' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
/** Undefined for an unknown event. */
export const eventBadge = (event: string) => known(events, event)

/** What our staff did, which has no device. */
export const staffEvents = [
  'restricted',
  'restriction_lifted',
  'staff_note',
  'staff_refund',
] as const

/** The query of the security log. */
export const eventsQuery = defineQuery({ page })
