import * as v from 'valibot'
import { anyType, domainActions, noteLength } from '@/api/contract/manual-domains.ts'
import type { DomainAction, ManualDomain } from '@/api/contract/manual-domains.ts'
import { toDomain } from '@/lib/domain.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { Sort } from '@/ui/DataTable.tsx'
import { readSearch } from './search.ts'

const sorts = ['domain', '-domain', 'createdAt', '-createdAt'] as const
type DomainSort = (typeof sorts)[number]
const usual: DomainSort = '-createdAt'

export interface DomainQuery {
  text?: string
  captchaType?: string
  action?: DomainAction
  sort: DomainSort
  page: number
}

/** The list that an address asks for; values that make no sense are as if they were not there. */
export function readDomainQuery(params: URLSearchParams): DomainQuery {
  const text = readSearch(params)
  const captchaType = params.get('type') ?? ''
  const action = known(domainActions, params.get('action') ?? '')
  return {
    ...(text && { text }),
    ...(/^[\w-]{1,60}$/.test(captchaType) && { captchaType }),
    ...(action && { action }),
    sort: known(sorts, params.get('sort') ?? '') ?? usual,
    page: readPage(params),
  }
}

export const isFiltered = ({ text, captchaType, action }: Partial<DomainQuery>): boolean =>
  text !== undefined || captchaType !== undefined || action !== undefined

export const sortOf = (sort: string): Sort => ({ key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' })
/** What the address says of an order; nothing for the usual one. */
export const sortParam = ({ key, direction }: Sort, without: string): string => {
  const wanted = `${direction === 'descending' ? '-' : ''}${key}`
  return wanted === without ? '' : wanted
}
export const usualDomainSort = usual

const looks = {
  allow: { key: 'action.allow', tone: 'ok' },
  block: { key: 'action.block', tone: 'bad' },
  manual: { key: 'action.manual', tone: 'info' },
  limit: { key: 'action.limit', tone: 'warn' },
} as const satisfies Record<DomainAction, { key: string; tone: BadgeTone }>
/** Undefined for what we have no words for. */
export const actionLook = (action: string) => {
  const name = known(domainActions, action)
  return name && looks[name]
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

/** What the form begins with: a rule as it is, or a new one. */
export function domainValues(rule: ManualDomain | null, readable: (domain: string) => string): DomainValues {
  return {
    domain: rule ? readable(rule.domain) : '',
    captchaType: rule?.captchaType ?? anyType,
    action: known(domainActions, rule?.action ?? '') ?? 'manual',
    note: rule?.note ?? '',
  }
}
