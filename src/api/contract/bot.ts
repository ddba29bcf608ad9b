import * as v from 'valibot'
import { shortList, Id, NoArg, Nothing, textOrNull, when, Finite, longList } from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

export const botText = { min: 1, max: 2000 } as const

export const BotSource = v.looseObject({ title: v.string(), url: v.string() })
export const BotMessage = v.looseObject({
  id: Id,
  role: v.optional(v.string(), 'bot'),
  /** The person's question. */
  text: textOrNull,
  answerHtml: textOrNull,
  sources: v.optional(shortList(BotSource), []),
  /** 0 to 1. */
  confidence: v.optional(v.nullable(Finite), null),
  suggestTicket: v.optional(v.boolean(), false),
  helpful: v.optional(v.nullable(v.boolean()), null),
  createdAt: when,
})
export type BotMessage = v.InferOutput<typeof BotMessage>

const TicketRef = v.optional(
  v.nullable(v.looseObject({ id: Id, number: v.optional(Id, '') })),
  null,
)
export const BotThread = v.looseObject({
  id: Id,
  title: v.optional(v.string(), ''),
  createdAt: when,
  lastMessageAt: when,
  /** The ticket that took over the conversation. */
  ticket: TicketRef,
  messages: v.optional(longList(BotMessage), []),
})
export type BotThread = v.InferOutput<typeof BotThread>

export const botRatings = ['helpful', 'unhelpful', 'none'] as const
export const escalations = ['yes', 'no'] as const
export const StaffThread = v.looseObject({
  ...BotThread.entries,
  user: v.optional(
    v.nullable(v.looseObject({ id: Id, maskedEmail: textOrNull, userType: textOrNull })),
    null,
  ),
  rating: v.optional(v.string(), 'none'),
  count: v.optional(Finite, 0),
  /** How the ticket ended, if there is one. */
  outcome: textOrNull,
})
export type StaffThread = v.InferOutput<typeof StaffThread>

const ById = v.strictObject({ id: Id })

export const botCalls = defineCalls({
  botThreads: {
    method: 'GET',
    path: '/api/v2/support/bot/threads',
    arg: NoArg,
    res: v.looseObject({ records: longList(BotThread) }),
    provides: ['BotThreads'],
  },
  createBotThread: {
    method: 'POST',
    path: '/api/v2/support/bot/threads',
    arg: v.strictObject({}),
    res: BotThread,
    repeatable: true,
  },
  botThread: {
    method: 'GET',
    path: '/api/v2/support/bot/threads/{id}',
    arg: ById,
    res: BotThread,
    provides: ['BotThreads'],
  },
  /**
   * A client that accepts text/event-stream receives `token {text}` events and then `answer`, which
   * is the same object that other clients receive.
   */
  sendBotMessage: {
    method: 'POST',
    path: '/api/v2/support/bot/threads/{id}/messages',
    arg: v.strictObject({
      id: Id,
      text: v.pipe(v.string(), v.trim(), v.minLength(botText.min), v.maxLength(botText.max)),
    }),
    res: BotMessage,
    endpoint: 'none',
    repeatable: true,
  },
  botFeedback: {
    method: 'POST',
    path: '/api/v2/support/bot/messages/{id}/feedback',
    arg: v.strictObject({ id: Id, helpful: v.boolean() }),
    res: Nothing,
    invalidates: ['BotThreads'],
  },
  escalateBotThread: {
    method: 'POST',
    path: '/api/v2/support/bot/threads/{id}/escalate',
    arg: ById,
    res: v.looseObject({ id: Id, number: v.optional(Id, '') }),
    invalidates: ['BotThreads', 'Tickets'],
    repeatable: true,
  },
  deleteBotThread: {
    method: 'DELETE',
    path: '/api/v2/support/bot/threads/{id}',
    arg: ById,
    res: Nothing,
    invalidates: ['BotThreads'],
  },
  staffBotThreads: {
    method: 'GET',
    path: '/api/v2/editor/support_bot/threads',
    arg: v.strictObject({
      ...Paged,
      rating: v.optional(v.picklist(botRatings)),
      escalated: v.optional(v.picklist(escalations)),
    }),
    res: v.looseObject({ records: longList(StaffThread), ...list }),
  },
  staffBotThread: {
    method: 'GET',
    path: '/api/v2/editor/support_bot/threads/{id}',
    arg: ById,
    res: StaffThread,
  },
})
