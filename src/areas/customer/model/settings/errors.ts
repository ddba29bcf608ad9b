import type { Ban } from '@/api/contract/receiving-errors.ts'
import type { ApiError } from '@/shared/api-errors/table.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { readDays } from './filters.ts'

export interface ErrorQuery {
  code?: string
  ip?: string
  keyId?: string
  dateFrom?: string
  dateTo?: string
}
/** Codes may hold a colon and a space ("ERROR: 1005"); addresses are looked for as they were typed. */
export const errorCode = /^[A-Z][A-Z0-9_]{2,63}(?:: ?\d{1,5})?$/
export const addressText = /^[\da-f.:]{3,45}$/i
export function readErrorQuery(params: URLSearchParams): ErrorQuery {
  const take = (name: string, pattern: RegExp): string | undefined => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? text : undefined
  }
  const [code, ip, keyId] = [take('code', errorCode), take('ip', addressText), take('key', /^[\w-]{1,64}$/)]
  return { ...(code && { code }), ...(ip && { ip }), ...(keyId && { keyId }), ...readDays(params) }
}

export const severityTones: Record<ApiError['severity'], BadgeTone> = { fatal: 'bad', fix_request: 'warn', retry: 'info' }

export const banScopes = ['ip', 'key', 'account'] as const
/** Whether a ban holds at a time; one without an end holds until it is lifted. */
export function isActive({ from, until }: Pick<Ban, 'from' | 'until'>, now: number): boolean {
  const begins = from ? Date.parse(from) : -Infinity
  return begins <= now && (until === null || Date.parse(until) > now)
}
