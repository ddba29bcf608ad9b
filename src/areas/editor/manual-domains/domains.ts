import * as v from 'valibot'
import { anyType, domainActions, noteLength } from '@/api/contract/manual-domains.ts'
import type { DomainAction, ManualDomain } from '@/api/contract/manual-domains.ts'
import { toDomain } from '@/lib/domain.ts'
import { known } from '@/lib/known.ts'
import { choice, defineQuery, page, searchParam, sort, textParam } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the rules list. */
export const domainQuery = defineQuery({
  text: searchParam(),
  captchaType: textParam(/^[\w-]{1,60}$/, 'type'),
  action: choice(domainActions),
  sort: sort(['domain', '-domain', 'createdAt', '-createdAt'], '-createdAt'),
  page,
})
export type DomainFields = typeof domainQuery.fields

const display = {
  allow: { key: 'action.allow', tone: 'ok' },
  block: { key: 'action.block', tone: 'bad' },
  manual: { key: 'action.manual', tone: 'info' },
  limit: { key: 'action.limit', tone: 'warn' },
} as const satisfies Record<DomainAction, { key: string; tone: BadgeTone }>
/** Undefined for an unknown action. */
export const actionBadge = (action: string) => {
  const name = known(domainActions, action)
  return name && display[name]
}

export const DomainForm = v.object({
  domain: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((typed) => toDomain(typed) !== null, 'bad_format'),
    v.transform((typed) => toDomain(typed) ?? typed),
  ),
  captchaType: v.pipe(v.string(), v.nonEmpty()),
  action: v.picklist(domainActions),
  note: v.pipe(v.string(), v.trim(), v.maxLength(noteLength)),
})
export type DomainValues = v.InferInput<typeof DomainForm>

/** The initial values of the form: an existing rule, or a new one. */
export function domainValues(
  rule: ManualDomain | null,
  readable: (domain: string) => string,
): DomainValues {
  return {
    domain: rule ? readable(rule.domain) : '',
    captchaType: rule?.captchaType ?? anyType,
    action: known(domainActions, rule?.action ?? '') ?? 'manual',
    note: rule?.note ?? '',
  }
}
