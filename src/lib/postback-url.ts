import { hostInside } from './pingback-host.ts'

/** What a postback's URL can say of an event: `{sub_id}` and the like (contract.md 4.7). */
export const postbackMacros = [
  'event',
  'event_id',
  'time',
  'referral_id',
  'kind',
  'sub_id',
  'source',
  'landing',
  'coupon',
  'amount',
  'currency',
  'reason',
] as const
export type PostbackMacro = (typeof postbackMacros)[number]
export type PostbackValues = Readonly<Partial<Record<PostbackMacro, string>>>

export type PostbackFault =
  /** No address at all, or not over HTTPS. */
  | { code: 'bad_format' }
  /** A host that is not public. */
  | { code: 'not_allowed' }
  /** A macro that does not exist, or one in the host. */
  | { code: 'mismatch'; macro: string }

const macro = /\{([^{}]*)\}/g
const plain = (template: string): string => template.replaceAll(macro, 'x')

/** Says what is wrong with the URL of a postback. */
export function postbackFault(template: string): PostbackFault | null {
  const text = template.trim()
  const origin = /^https:\/\/[^/?#]*/i.exec(text)?.[0]
  if (!origin || /\s/.test(text) || !URL.canParse(plain(text))) return { code: 'bad_format' }
  const inHost = macro.exec(origin)
  macro.lastIndex = 0
  if (inHost) return { code: 'mismatch', macro: inHost[0] }
  const names = Array.from(text.matchAll(macro), ([, name]) => name ?? '')
  const unknown = names.find((name) => !postbackMacros.some((known) => known === name))
  if (unknown !== undefined) return { code: 'mismatch', macro: `{${unknown}}` }
  return hostInside(plain(text)) === null ? { code: 'not_allowed' } : null
}

/** The URL that is called: each macro with its value, encoded, and empty where there is none. */
export const fillPostback = (template: string, values: PostbackValues): string =>
  template.replaceAll(macro, (whole, name: string) => {
    const known = postbackMacros.find((one) => one === name)
    return known ? encodeURIComponent(values[known] ?? '') : whole
  })
