import { keyStatuses } from '@/api/contract/keys.ts'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { compare } from '@/lib/decimal.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

export type KeyStatus = (typeof keyStatuses)[number]
export const keyTones: Record<KeyStatus, BadgeTone> = {
  active: 'ok',
  rotating: 'info',
  disabled: 'warn',
  expired: 'bad',
  revoked: 'bad',
}
export const keyStatus = (status: string): KeyStatus | undefined => known(keyStatuses, status)

/**
 * The actions that a key allows (contract.md 4.18). A key with an unknown state allows only
 * harmless ones.
 */
export interface KeyActions {
  reveal: boolean
  edit: boolean
  rotate: boolean
  finish: boolean
  disable: boolean
  enable: boolean
  makePrimary: boolean
  revoke: boolean
}

export function actionsOf({
  status,
  primary,
  test,
}: Pick<Key, 'status' | 'primary'> & Partial<Pick<Key, 'test'>>): KeyActions {
  const state = keyStatus(status)
  const live = state !== 'revoked' && state !== undefined
  return {
    reveal: state !== 'revoked',
    edit: live,
    rotate: state === 'active',
    finish: state === 'rotating',
    disable: state === 'active',
    enable: state === 'disabled',
    // Samples and forms need a key that works in earnest.
    makePrimary: state === 'active' && !primary && !test,
    // An account always keeps its primary key.
    revoke: live && !primary,
  }
}

/** From how many days before its end a key says how long it still works. */
const warnedDays = 14

/** The days that a key still works, where they are few; null otherwise. */
export function endingDays(
  { status, expiresAt }: Pick<Key, 'status' | 'expiresAt'>,
  now: number,
): number | null {
  const end = Date.parse(expiresAt ?? '')
  if (Number.isNaN(end) || end <= now || status === 'revoked' || status === 'expired') return null
  const days = Math.ceil((end - now) / (24 * 60 * 60 * 1000))
  return days <= warnedDays ? days : null
}

/** Splits keys into live ones, with the primary key first, and revoked ones. */
export function sortAccountKeys(records: readonly Key[]): { live: Key[]; revoked: Key[] } {
  const byAge = records.toSorted(
    (a, b) =>
      Number(b.primary) - Number(a.primary) ||
      Number(Boolean(a.test)) - Number(Boolean(b.test)) ||
      (a.createdAt ?? '').localeCompare(b.createdAt ?? ''),
  )
  return {
    live: byAge.filter(({ status }) => status !== 'revoked'),
    revoked: byAge.filter(({ status }) => status === 'revoked'),
  }
}

/** How many keys can still be created, or null if the backend states no limit. */
export function keysLeft({ records, limits, capabilities }: KeyList): number | null {
  if (capabilities.multipleKeys === false) return 0
  if (limits.keys === null || limits.keys === undefined) return null
  return Math.max(
    0,
    limits.keys - records.filter(({ status, test }) => status !== 'revoked' && !test).length,
  )
}

export const keyFormName = (id: Key['id']): string => `key-${id}`

/** The label of a key: its name, else its prefix. */
export const wholeKeyName = ({ name, prefix }: Pick<Key, 'name' | 'prefix'>): string =>
  name || prefix || '—'

/** The label, shortened for use inside a sentence. */
export const accountKeyName = ({ name, prefix }: Pick<Key, 'name' | 'prefix'>): string =>
  cutText(wholeKeyName({ name, prefix }))

/**
 * How much of a spending limit is used, from 0 to 100. For drawing only: amounts are shown exactly.
 */
export function usedPercent(spent: string, limit: string): number {
  if (compare(limit, '0') <= 0) return 100
  return Math.min(100, Math.max(0, (Number(spent) / Number(limit)) * 100))
}
