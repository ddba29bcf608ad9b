import type { DomainAction } from '../../api/contract/manual-domains.ts'
import type { campaignActions } from '../../api/contract/campaign-terms.ts'
import type { personActions } from '../../api/contract/staff-terms.ts'
import type { Micros } from '../lib/money.ts'

export interface ManualDomainRule {
  id: number
  domain: string
  captchaType: string
  action: DomainAction
  note: string
  createdBy: number
  createdAt: string
  updatedAt: string
  /** A removed rule, which can be restored for a while. */
  deletedAt: number | null
}

export interface ManualDomainsData {
  counter: number
  rules: ManualDomainRule[]
}

export interface CampaignText {
  title: string
  share: number
  startsOn: string
  endsOn: string
  countries: string[]
  promoCode: string | null
  usesLimit: number | null
}

export interface CampaignEntry {
  id: number
  at: string
  by: string
  action: (typeof campaignActions)[number]
  reason: string
}

export interface MockCampaign extends CampaignText {
  id: number
  isPublished: boolean
  /** Ended by a member of the staff. */
  endedAt: string | null
  uses: number
  history: CampaignEntry[]
  updatedAt: string
}

export interface CampaignsData {
  counter: number
  list: MockCampaign[]
  /** All changes, of deleted campaigns too, latest first. */
  log: (CampaignEntry & { campaignId: number; title: string })[]
}

export interface MockPersonAct {
  id: number
  personId: number
  at: number
  by: string
  action: (typeof personActions)[number]
  kind: string | null
  endsAt: string | null
  amount: Micros | null
  reason: string
}

export interface MockStaffRefund {
  id: number
  personId: number
  status: 'waiting' | 'done' | 'refused'
  amount: Micros
  reason: string
  /** The account of the one who asked. */
  askedBy: number
  by: string
  at: number
}

/** What staff did about people, latest first. */
export interface StaffPeopleData {
  counter: number
  log: MockPersonAct[]
  refunds: MockStaffRefund[]
}
