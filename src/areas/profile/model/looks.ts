import type { BadgeTone } from '@/ui/Badge.tsx'

/** What the security log tells of (contract.md 4.2). */
const events = {
  login: { key: 'log.event.login', tone: 'neutral' },
  login_failed: { key: 'log.event.login_failed', tone: 'bad' },
  password_changed: { key: 'log.event.password_changed', tone: 'warn' },
  email_changed: { key: 'log.event.email_changed', tone: 'warn' },
  wallet_changed: { key: 'log.event.wallet_changed', tone: 'warn' },
  key_rotated: { key: 'log.event.key_rotated', tone: 'warn' },
  two_factor_on: { key: 'log.event.two_factor_on', tone: 'ok' },
  two_factor_off: { key: 'log.event.two_factor_off', tone: 'warn' },
  session_revoked: { key: 'log.event.session_revoked', tone: 'neutral' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
const knownEvents = new Map<string, (typeof events)[keyof typeof events]>(Object.entries(events))
/** Undefined for what we have no words for. */
export const eventLook = (event: string) => knownEvents.get(event)

const kinds = { invoice: 'docs.kind.invoice', act: 'docs.kind.act', receipt: 'docs.kind.receipt', contract: 'docs.kind.contract' } as const
const knownKinds = new Map<string, (typeof kinds)[keyof typeof kinds]>(Object.entries(kinds))
export const kindName = (kind: string) => knownKinds.get(kind)

const statuses = {
  issued: { key: 'docs.status.issued', tone: 'info' },
  paid: { key: 'docs.status.paid', tone: 'ok' },
  void: { key: 'docs.status.void', tone: 'neutral' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
const knownStatuses = new Map<string, (typeof statuses)[keyof typeof statuses]>(Object.entries(statuses))
export const statusLook = (status: string) => knownStatuses.get(status)
