import type { TicketStatus } from '../../api/contract/tickets.ts'
import type { StatusChannel, StatusSeverity } from '../../api/contract/status-subscriptions.ts'

export interface SupportData {
  tickets: MockTicket[]
  files: MockFile[]
  threads: MockThread[]
  /** The answers by the key of the request. */
  sent: { accountId: number; key: string; id: string }[]
  votes: { who: string; id: string }[]
  plans: { accountId: number; planId: string; until: number; autoRenew: boolean }[]
  statusSubscriptions: MockStatusSubscription[]
  /** An incident is in progress. */
  incident: boolean
}

export interface MockFile {
  id: string
  accountId: number
  name: string
  mime: string
  size: number
  width: number | null
  height: number | null
  /** Base64. */
  data: string
}

export interface MockMessage {
  id: string
  author: 'customer' | 'agent' | 'bot' | 'system'
  name: string
  html: string
  files: string[]
  /** A message whose time is still to come is not shown yet. */
  at: number
}

export interface MockTicket {
  id: string
  accountId: number
  number: number
  subject: string
  category: string
  status: TicketStatus
  priority: string
  agent: string | null
  taskIds: (string | number)[]
  paymentId: string | number | null
  createdAt: number
  solvedAt: number | null
  mergedInto: string | null
  rating: number | null
  /** The messages until this time are read. */
  readAt: number
  messages: MockMessage[]
  /** The number of older messages, which are made on request. */
  older: number
}

export interface MockBotMessage {
  id: string
  role: 'user' | 'bot'
  text: string | null
  answerHtml: string | null
  sources: { title: string; url: string }[]
  confidence: number | null
  suggestTicket: boolean
  helpful: boolean | null
  at: number
}

export interface MockThread {
  id: string
  accountId: number
  title: string
  ticketId: string | null
  messages: MockBotMessage[]
}

export interface MockStatusSubscription {
  hash: string
  /** By which the page that asked for it learns that it is confirmed. */
  watch: string
  channel: StatusChannel
  /** The address or the URL; empty for Telegram, and once it has ended. */
  to: string
  components: string[]
  severities: StatusSeverity[]
  status: 'pending' | 'active' | 'ended'
  createdAt: number
}
