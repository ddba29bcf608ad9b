// Over 250 lines: tickets with their messages and files, whose schemas build on each other.
import * as v from 'valibot'
import {
  shortList,
  Id,
  Nothing,
  textOrNull,
  Upload,
  when,
  Finite,
  longList,
  Side,
} from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** contract.md 4.18. */
export const ticketStatuses = [
  'new',
  'open',
  'waiting_customer',
  'solved',
  'closed',
  'reopened',
  'merged',
] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketCategoryIds = [
  'tasks',
  'api',
  'payment',
  'refund',
  'payout',
  'account',
  'proxy',
  'other',
] as const

/** contract.md 4.9. */
export const ticketLimits = {
  subject: { min: 5, max: 150 },
  body: { min: 20, max: 10_000 },
  message: { min: 1, max: 10_000 },
  tasks: 10,
  comment: 1000,
} as const

export const TicketFile = v.looseObject({
  id: Id,
  name: v.string(),
  mime: v.optional(v.string(), ''),
  size: v.optional(Finite, 0),
  url: textOrNull,
  width: Side,
  height: Side,
})
export type TicketFile = v.InferOutput<typeof TicketFile>

/** The default values are those of contract.md 4.9. */
export const FileLimits = v.looseObject({
  maxBytes: v.optional(Finite, 10 * 1024 * 1024),
  maxCount: v.optional(Finite, 5),
  types: v.optional(shortList(v.string()), [
    'png',
    'jpeg',
    'webp',
    'gif',
    'pdf',
    'txt',
    'log',
    'json',
    'har',
    'zip',
  ]),
})
export type FileLimits = v.InferOutput<typeof FileLimits>

const Person = v.looseObject({ name: v.optional(v.string(), ''), avatarUrl: textOrNull })

export const Ticket = v.looseObject({
  id: Id,
  number: v.optional(Id, ''),
  subject: v.optional(v.string(), ''),
  category: v.optional(v.string(), ''),
  priority: v.optional(v.string(), 'normal'),
  status: v.string(),
  unread: v.optional(Finite, 0),
  assignee: v.optional(v.nullable(Person), null),
  taskIds: v.optional(shortList(Id, 20), []),
  paymentId: v.optional(v.nullable(Id), null),
  createdAt: when,
  updatedAt: when,
  lastMessageAt: when,
  sla: v.optional(
    v.looseObject({ firstReplyDueAt: textOrNull, plan: v.optional(v.string(), 'free') }),
    {},
  ),
  rating: v.optional(v.nullable(Finite), null),
  /** Until when the ticket can be reopened; null if it can't. */
  reopenUntil: textOrNull,
  /** The ticket that continues this one. */
  mergedInto: v.optional(v.nullable(v.looseObject({ id: Id, number: v.optional(Id, '') })), null),
  files: v.optional(FileLimits, {}),
})
export type Ticket = v.InferOutput<typeof Ticket>

export const TicketMessage = v.looseObject({
  id: Id,
  author: v.looseObject({
    kind: v.optional(v.string(), 'system'),
    name: v.optional(v.string(), ''),
    avatarUrl: textOrNull,
  }),
  bodyHtml: v.optional(v.string(), ''),
  attachments: v.optional(shortList(TicketFile, 20), []),
  createdAt: when,
  editedAt: textOrNull,
  seenAt: textOrNull,
})
export type TicketMessage = v.InferOutput<typeof TicketMessage>

const FieldSpec = v.looseObject({
  name: v.string(),
  label: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'text'),
  required: v.optional(v.boolean(), false),
  options: v.optional(
    shortList(v.looseObject({ value: v.string(), label: v.optional(v.string(), '') })),
    [],
  ),
  hint: textOrNull,
})
export type FieldSpec = v.InferOutput<typeof FieldSpec>

export const TicketCategory = v.looseObject({
  id: v.string(),
  title: v.optional(v.string(), ''),
  hint: textOrNull,
  fields: v.optional(shortList(FieldSpec), []),
  /** Suggested answers. */
  faq: v.optional(
    shortList(v.looseObject({ id: v.string(), question: v.optional(v.string(), '') })),
    [],
  ),
  /** The additional fields of the category: `tasks`, `payment`. */
  asks: v.optional(shortList(v.string()), []),
})
export type TicketCategory = v.InferOutput<typeof TicketCategory>

const ById = v.strictObject({ id: Id })
const fileIds = v.optional(v.pipe(v.array(Id), v.maxLength(5)))
const changes = ['Tickets'] as const

export const ticketCalls = defineCalls({
  tickets: {
    method: 'GET',
    path: '/api/v2/support/tickets',
    arg: v.strictObject({
      ...Paged,
      status: v.optional(v.picklist(ticketStatuses)),
      category: v.optional(v.picklist(ticketCategoryIds)),
      text: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(100))),
    }),
    res: v.looseObject({ records: longList(Ticket), ...list }),
    provides: ['Tickets'],
  },
  ticketCategories: {
    method: 'GET',
    path: '/api/v2/support/categories',
    arg: v.strictObject({ language: v.optional(v.picklist(['en', 'ru', 'zh'])) }),
    res: v.looseObject({
      records: shortList(TicketCategory),
      files: v.optional(FileLimits, {}),
    }),
  },
  createTicket: {
    method: 'POST',
    path: '/api/v2/support/tickets',
    arg: v.strictObject({
      category: v.picklist(ticketCategoryIds),
      subject: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(ticketLimits.subject.min),
        v.maxLength(ticketLimits.subject.max),
      ),
      body: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(ticketLimits.body.min),
        v.maxLength(ticketLimits.body.max),
      ),
      taskIds: v.optional(v.pipe(v.array(Id), v.maxLength(ticketLimits.tasks))),
      paymentId: v.optional(Id),
      pageUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
      fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))),
      attachmentIds: fileIds,
      consentShareTasks: v.optional(v.boolean()),
      /**
       * A repeated request with the same key returns the same ticket, for example after a lost
       * answer.
       */
      requestKey: v.optional(v.pipe(v.string(), v.uuid())),
    }),
    res: Ticket,
    invalidates: changes,
  },
  ticket: {
    method: 'GET',
    path: '/api/v2/support/tickets/{id}',
    arg: ById,
    res: Ticket,
    provides: ['Tickets'],
  },
  ticketMessages: {
    method: 'GET',
    path: '/api/v2/support/tickets/{id}/messages',
    arg: v.strictObject({
      id: Id,
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
    /** Newest first. */
    res: v.looseObject({
      records: longList(TicketMessage),
      nextBefore: v.optional(v.nullable(v.string()), null),
    }),
    provides: ['TicketMessages'],
  },
  sendTicketMessage: {
    method: 'POST',
    path: '/api/v2/support/tickets/{id}/messages',
    arg: v.strictObject({
      id: Id,
      body: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(ticketLimits.message.min),
        v.maxLength(ticketLimits.message.max),
      ),
      attachmentIds: fileIds,
      requestKey: v.optional(v.pipe(v.string(), v.uuid())),
    }),
    res: TicketMessage,
    invalidates: ['Tickets', 'TicketMessages'],
  },
  closeTicket: {
    method: 'POST',
    path: '/api/v2/support/tickets/{id}/close',
    arg: ById,
    res: Ticket,
    invalidates: ['Tickets', 'TicketMessages'],
  },
  reopenTicket: {
    method: 'POST',
    path: '/api/v2/support/tickets/{id}/reopen',
    arg: ById,
    res: Ticket,
    invalidates: ['Tickets', 'TicketMessages'],
  },
  rateTicket: {
    method: 'POST',
    path: '/api/v2/support/tickets/{id}/rate',
    arg: v.strictObject({
      id: Id,
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ticketLimits.comment))),
    }),
    res: Ticket,
    invalidates: changes,
  },
  /** Invalidates nothing, so that the thread keeps its line of unread messages. */
  readTicket: {
    method: 'POST',
    path: '/api/v2/support/tickets/{id}/read',
    arg: ById,
    res: Nothing,
  },
  uploadTicketFile: {
    method: 'POST',
    path: '/api/v2/support/attachments',
    arg: v.strictObject({ file: Upload }),
    res: TicketFile,
    endpoint: 'none',
    upload: true,
    repeatable: true,
  },
})
