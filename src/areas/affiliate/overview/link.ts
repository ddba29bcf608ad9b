import type { Partner } from '@/api/contract/partner.ts'
import { subIdPattern } from '@/api/contract/partner-states.ts'
import { isOpen } from '@/routes/guards.ts'
import { splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'

/** What a partner chooses; `landing` is one of the backend's, or `own` for an address that is typed. */
export const emptyLink = { landing: '', page: '', subId: '', campaign: '' }
export type LinkChoice = typeof emptyLink

export const isLinkChoice = (value: unknown): value is LinkChoice =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyLink).every((name) => typeof Reflect.get(value, name) === 'string')

/** Why a visit by the link would not be counted. */
export type PageFault = 'empty' | 'format' | 'elsewhere' | 'unknown' | 'closed'

/** As long as the tracker keeps it (src/session/attribution). */
export const longestCampaign = 64

/**
 * The page that was typed, as an address of this site.
 * @param hosts what counts as this site: the first is written where only a path was typed
 */
export function readPage(typed: string, hosts: readonly string[]): URL | PageFault {
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
  // Who has to sign in first arrives at another address, and the click is lost.
  return found.row.guard === 'public' && isOpen(found.row) ? url : 'closed'
}

export interface BuiltLink {
  url: string
  /** What is recorded of a visit, by the names of the address. */
  marks: { name: 'from' | 'utm_content' | 'utm_campaign'; value: string }[]
}

/** The link with the partner's number. Sub id and campaign ride as a campaign of the tracker's (specification, section 7). */
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
  // Without a source the tracker drops the rest.
  if (marks.length > 1) url.searchParams.set('utm_source', 'partner')
  return { url: url.href, marks }
}

export const isSubId = (text: string): boolean =>
  text.trim() === '' || subIdPattern.test(text.trim())
export const isCampaign = (text: string): boolean =>
  text.trim().length <= longestCampaign && !/[\u0000-\u001f\u007f]/.test(text)
