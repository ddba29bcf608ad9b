import type { Ban } from '@/api/contract/receiving-errors.ts'
import type { ApiError } from '@/task-api/errors.ts'
import { dayParams } from '@/shared/query/days.ts'
import { defineQuery, textParam } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** Codes can contain a colon and a space ("ERROR: 1005"). */
export const errorCode = /^[A-Z][A-Z0-9_]{2,63}(?:: ?\d{1,5})?$/
/** The query of the errors list. Addresses are searched as typed. */
export const errorQuery = defineQuery({
  code: textParam(errorCode),
  ip: textParam(/^[\da-f.:]{3,45}$/i),
  keyId: textParam(/^[\w-]{1,64}$/, 'key'),
  ...dayParams,
})
export type ErrorQuery = ReturnType<typeof errorQuery.read>

export const severityTones: Record<ApiError['severity'], BadgeTone> = {
  fatal: 'bad',
  fix_request: 'warn',
  retry: 'info',
}

export const banScopes = ['ip', 'key', 'account'] as const
/** Whether a block applies at a time. A block without an end applies until it is lifted. */
export function isActive({ from, until }: Pick<Ban, 'from' | 'until'>, now: number): boolean {
  const begins = from ? Date.parse(from) : -Infinity
  return begins <= now && (until === null || Date.parse(until) > now)
}
