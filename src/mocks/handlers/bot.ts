import type { InferInput } from 'valibot'
import type { botCalls, BotMessage, BotThread } from '../../api/contract/bot.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { maskEmail } from '../lib/links.ts'
import { pageOf } from '../seed/security.ts'
import { iso } from '../seed/statistics.ts'
import { replyTo } from '../seed/support/bot.ts'
import { writtenTicketText } from '../seed/support/tickets.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockBotMessage, MockThread } from '../data/support.ts'

const messageView = ({ at, ...rest }: MockBotMessage): InferInput<typeof BotMessage> => ({
  ...rest,
  createdAt: iso(at),
})

const ticketOf = (db: Data, id: string | null) => {
  const ticket = db.support.tickets.find((known) => known.id === id)
  return id === null ? null : { id, number: ticket?.number ?? id.replace(/^T-/, '') }
}

function view(db: Data, thread: MockThread, whole: boolean): InferInput<typeof BotThread> {
  const first = thread.messages[0]?.at ?? 0
  return {
    id: thread.id,
    title: thread.title,
    createdAt: iso(first),
    lastMessageAt: iso(thread.messages.at(-1)?.at ?? first),
    ticket: ticketOf(db, thread.ticketId),
    messages: whole ? thread.messages.map((message) => messageView(message)) : [],
  }
}

function ownThread(db: Data, user: MockAccount, id: string | number): MockThread {
  const found = db.support.threads.find(
    (thread) => thread.id === String(id) && thread.accountId === user.id,
  )
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** `none` until one answer has been rated. */
function ratingOf({ messages }: MockThread): 'helpful' | 'unhelpful' | 'none' {
  const rated = messages.findLast(({ helpful }) => helpful !== null)
  return rated ? (rated.helpful ? 'helpful' : 'unhelpful') : 'none'
}

function staffView(db: Data, thread: MockThread, whole: boolean) {
  const account = db.accounts.find(({ id }) => id === thread.accountId)
  const ticket = db.support.tickets.find(({ id }) => id === thread.ticketId)
  return {
    ...view(db, thread, whole),
    user: account
      ? { id: account.id, maskedEmail: maskEmail(account.email), userType: account.userType }
      : null,
    rating: ratingOf(thread),
    count: thread.messages.length,
    outcome: thread.ticketId === null ? null : (ticket?.status ?? 'closed'),
  }
}

const message = (
  db: Data,
  role: MockBotMessage['role'],
  at: number,
  rest: Partial<MockBotMessage>,
): MockBotMessage => {
  db.counter += 1
  return {
    id: `b-${db.counter}n`,
    role,
    text: null,
    answerHtml: null,
    sources: [],
    confidence: null,
    suggestTicket: false,
    helpful: null,
    at,
    ...rest,
  }
}

export const botHandlers: Handlers<typeof botCalls> = {
  botThreads: {
    access: 'user',
    run: ({ db, user }) => ({
      records: db.support.threads
        .filter(({ accountId, messages }) => accountId === user.id && messages.length > 0)
        .toSorted((one, other) => (other.messages.at(-1)?.at ?? 0) - (one.messages.at(-1)?.at ?? 0))
        .map((thread) => view(db, thread, false)),
    }),
  },
  createBotThread: {
    access: 'user',
    status: 201,
    samples: [{}],
    run: ({ db, user }) => {
      db.counter += 1
      const thread: MockThread = {
        id: `B-${600 + db.counter}`,
        accountId: user.id,
        title: '',
        ticketId: null,
        messages: [],
      }
      db.support.threads.push(thread)
      return view(db, thread, true)
    },
  },
  botThread: {
    access: 'user',
    samples: [{ id: 'B-500' }],
    run: ({ arg: { id }, db, user }) => view(db, ownThread(db, user, id), true),
  },
  sendBotMessage: {
    access: 'user',
    samples: [{ id: 'B-500', text: 'My payment has not arrived' }],
    run: ({ arg: { id, text }, db, user, now, request: { headers } }) => {
      const thread = ownThread(db, user, id)
      thread.title ||= text.slice(0, 80)
      const answer = message(db, 'bot', now + 1, replyTo(text, languageOf(headers)))
      thread.messages.push(message(db, 'user', now, { text }), answer)
      return messageView(answer)
    },
  },
  botFeedback: {
    access: 'user',
    samples: [{ id: 'b-0-2', helpful: true }],
    run: ({ arg: { id, helpful }, db, user }) => {
      const found = db.support.threads
        .filter(({ accountId }) => accountId === user.id)
        .flatMap(({ messages }) => messages)
        .find((one) => one.id === String(id) && one.role === 'bot')
      if (!found) throw failure('ERROR_NOT_FOUND')
      found.helpful = helpful
    },
  },
  escalateBotThread: {
    access: 'user',
    status: 201,
    samples: [{ id: 'B-500' }],
    run: ({ arg: { id }, db, user, now }) => {
      const thread = ownThread(db, user, id)
      // A second press, or another tab, gets the same ticket.
      const known = ticketOf(db, thread.ticketId)
      if (known) return known
      const number = Math.max(2000, ...db.support.tickets.map((ticket) => ticket.number)) + 1
      db.support.tickets.push({
        id: `T-${number}`,
        accountId: user.id,
        number,
        subject: thread.title || 'Conversation with the bot',
        category: 'other',
        status: 'new',
        priority: 'normal',
        agent: null,
        taskIds: [],
        paymentId: null,
        createdAt: now,
        solvedAt: null,
        mergedInto: null,
        rating: null,
        readAt: now,
        messages: thread.messages.map((one, index) => ({
          id: `m-${number}-${index}`,
          author: one.role === 'user' ? 'customer' : 'bot',
          name: '',
          html: one.role === 'user' ? writtenTicketText(one.text ?? '') : (one.answerHtml ?? ''),
          files: [],
          at: one.at,
        })),
        older: 0,
      })
      thread.ticketId = `T-${number}`
      return { id: `T-${number}`, number }
    },
  },
  deleteBotThread: {
    access: 'user',
    samples: [{ id: 'B-500' }],
    run: ({ arg: { id }, db, user }) => {
      const thread = ownThread(db, user, id)
      db.support.threads = db.support.threads.filter((one) => one !== thread)
    },
  },
  staffBotThreads: {
    access: 'moderation.bot',
    samples: [{}, { rating: 'unhelpful', escalated: 'yes', page: 0, perPage: 10 }],
    run: ({ arg: { rating, escalated, ...paged }, db }) => {
      const all = db.support.threads
        .filter(({ messages }) => messages.length > 0)
        .map((thread) => staffView(db, thread, false))
        .filter((thread) => !rating || thread.rating === rating)
        .filter((thread) => !escalated || (thread.ticket !== null) === (escalated === 'yes'))
        .toSorted((one, other) =>
          (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? ''),
        )
      return pageOf(all, paged)
    },
  },
  staffBotThread: {
    access: 'moderation.bot',
    samples: [{ id: 'B-501' }],
    run: ({ arg: { id }, db }) => {
      const found = db.support.threads.find((thread) => thread.id === String(id))
      if (!found) throw failure('ERROR_NOT_FOUND')
      return staffView(db, found, true)
    },
  },
}
