import type { VerificationMethod } from '../../api/contract/deliveries.ts'

/** A host that gets signed deliveries: results of tasks, or the events of a webhook. */
export interface MockHost {
  id: string
  accountId: number
  host: string
  status: 'pending_verification' | 'active' | 'failing' | 'disabled'
  disabledReason: 'failing' | 'user' | null
  method: VerificationMethod
  token: string
  /** How often and when the token was checked. */
  checks: number[]
  problem: string | null
  secretSuffix: string
  /** The secret before, which signs too until then. */
  oldSecret: { suffix: string; until: number } | null
  failures: number
  failingSince: string | null
  createdAt: string
}

/** A delivery that was repeated by hand. */
export interface Resent {
  id: string
  accountId: number
  /** The delivery that was repeated. */
  of: string
  at: number
}

/** The stored data by account. */
export interface DeliveriesData {
  counter: number
  enabled: number[]
  ips: {
    id: string
    accountId: number
    ip: string
    comment: string
    createdAt: string
    lastUsedAt: string | null
  }[]
  hosts: MockHost[]
  resent: Resent[]
}

export interface MockWebhook extends MockHost {
  url: string
  events: string[]
  updatedAt: string
}

/** What happened to an account. */
export interface MockEvent {
  id: string
  accountId: number
  type: string
  at: number
  data: Record<string, string | number | null>
}

export interface WebhooksData {
  hooks: MockWebhook[]
  /** What happened since the start, latest last. */
  events: MockEvent[]
  resent: Resent[]
}

export interface MockPostback extends MockHost {
  url: string
  events: string[]
}

export interface PostbacksData {
  counter: number
  list: MockPostback[]
  /** The deliveries that were repeated by hand or with their day. */
  resent: Resent[]
}
