import type { Partner } from '@/api/contract/partner.ts'
import { subIdPattern } from '@/api/contract/partner-states.ts'
import { isOpenRow } from '@/routes/guards.ts'
import { splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'

/** A partner's choices. `landing` is one of the backend's, or `own` for a typed address. */
export const emptyLink = { landing: '', page: '', subId: '', campaign: '' }
export type LinkChoice = typeof emptyLink

export const isLinkChoice = (value: unknown): value is LinkChoice =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyLink).every((name) => typeof Reflect.get(value, name) === 'string')

/** Why a visit through the link would not count. */
export type PageFault = 'empty' | 'format' | 'elsewhere' | 'unknown' | 'closed'

/** The maximum length that the tracker stores (src/session/attribution). */
export const maxCampaignLength = 64

/**
 * Parses the typed page as an address of this site.
 * @param hosts the hosts of this site; the first is used for a typed path
 */
export function readLinkPage(typed: string, hosts: readonly string[]): URL | PageFault {
  const text = typed.trim()
  if (text === '') return 'empty'
  const [host = ''] = hosts
  let url: URL
  try {
    url = new URL(
      /^https?:/i.test(text)
        ? text
        : text.startsWith('/')
          ? `https://${host}${text}`
          : `https://${text}`,
    )
  } catch {
    return 'format'
  }
  if (url.username || url.password) return 'format'
  if (!hosts.includes(url.host)) return 'elsewhere'
  const found = findPage(splitLanguage(url.pathname).path)
  if (!found || found.id === 'notFound') return 'unknown'
  // A visitor who must sign in first arrives at another address, and the click is lost.
  return found.row.guard === 'public' && isOpenRow(found.row) ? url : 'closed'
}

export interface BuiltLink {
  url: string
  /** The recorded parameters, by their names in the address. */
  marks: { name: 'from' | 'utm_content' | 'utm_campaign'; value: string }[]
}

/**
 * The link with the partner's number. Sub id and campaign use the tracker's campaign fields
 * (specification, section 7).
 */
export function buildLink(
  page: URL,
  { referralId }: Pick<Partner, 'referralId'>,
  { subId, campaign }: Pick<LinkChoice, 'subId' | 'campaign'>,
): BuiltLink {
  const url = new URL(page)
  const marks: BuiltLink['marks'] = [{ name: 'from', value: String(referralId) }]
  if (subId.trim()) marks.push({ name: 'utm_content', value: subId.trim() })
  if (campaign.trim()) marks.push({ name: 'utm_campaign', value: campaign.trim() })
  for (const { name, value } of marks) url.searchParams.set(name, value)
  // Without a source the tracker ignores the other fields.
  if (marks.length > 1) url.searchParams.set('utm_source', 'partner')
  return { url: url.href, marks }
}

export const isSubId = (text: string): boolean =>
  text.trim() === '' || subIdPattern.test(text.trim())
export const isCampaign = (text: string): boolean =>
  text.trim().length <= maxCampaignLength && !/[\u0000-\u001f\u007f]/.test(text)
