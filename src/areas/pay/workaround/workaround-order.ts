import * as v from 'valibot'
import { workaroundLimits, workaroundStatuses } from '@/api/contract/orders.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The kinds of order that have words. */
export const orderKinds = ['need', 'letter', 'bench', 'agreement'] as const
export const orderKind = (id: string) => known(orderKinds, id)

/** Accepts an address without https too. */
export function siteAddress(text: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null
}

export const WorkaroundForm = v.object({
  kind: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(workaroundLimits.name)),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(2048),
    v.check((text) => siteAddress(text) !== null, 'bad_format'),
    v.transform((text) => siteAddress(text) ?? ''),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(workaroundLimits.message.min),
    v.maxLength(workaroundLimits.message.max),
  ),
})

const tones: Record<(typeof workaroundStatuses)[number], BadgeTone> = {
  quoting: 'warn',
  paid: 'info',
  in_progress: 'info',
  done: 'ok',
  canceled: 'neutral',
  refunded: 'neutral',
}
/** Undefined for an unknown state. */
export function workaroundBadge(
  status: string,
): { status: (typeof workaroundStatuses)[number]; tone: BadgeTone } | undefined {
  const found = known(workaroundStatuses, status)
  return found && { status: found, tone: tones[found] }
}
