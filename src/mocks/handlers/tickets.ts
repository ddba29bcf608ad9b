// Over 250 lines: the calls of one contract, which share how time changes a ticket.
import type { InferInput } from 'valibot'
import type { FileLimits, Ticket, ticketCalls, TicketMessage } from '../../api/contract/tickets.ts'
import { extensionOf, matchesExtension } from '../../lib/file-kind.ts'
import { imageFacts } from '../../lib/image-size.ts'
import { isLanguage } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'
import { failure, invalid } from '../errors.ts'
import { fileView } from '../lib/ticket-files.ts'
import { bytesOf } from '../lib/uploads.ts'
import { answerIn } from '../../routes/faq.ts'
import { faq } from '../seed/faq.ts'
import { pageOf } from '../seed/security.ts'
import { iso } from '../seed/statistics.ts'
import { seededTicketCategories, categoriesIn } from '../seed/support/categories.ts'
import {
  agents,
  answersAfter,
  closesAfter,
  readsAfter,
  reopensFor,
  writtenTicketText,
} from '../seed/support/tickets.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockMessage, MockTicket } from '../data/support.ts'

const limits = {
  maxBytes: 10 * 1024 * 1024,
  maxCount: 5,
  types: ['png', 'jpeg', 'webp', 'gif', 'pdf', 'txt', 'log', 'json', 'har', 'zip'],
} as const satisfies InferInput<typeof FileLimits>
const files = { ...limits, types: [...limits.types] }

/** The messages written until now. */
export const saidOf = ({ messages }: MockTicket, now: number): MockMessage[] =>
  messages.filter(({ at }) => at <= now)

function statusOf(ticket: MockTicket, now: number): MockTicket['status'] {
  if (
    ticket.status === 'solved' &&
    ticket.solvedAt !== null &&
    ticket.solvedAt + closesAfter <= now
  )
    return 'closed'
  // Whether the mock's agent has answered.
  const last = saidOf(ticket, now).at(-1)
  const turns = ['new', 'open', 'reopened']
  return last?.author === 'agent' && ticket.agent && turns.includes(ticket.status) && last.at > 0
    ? ticket.status === 'reopened'
      ? 'reopened'
      : 'waiting_customer'
    : ticket.status
}

const unreadOf = (ticket: MockTicket, now: number): number =>
  saidOf(ticket, now).filter(({ author, at }) => author === 'agent' && at > ticket.readAt).length

/** The number of tickets of an account, and of their unread messages, for live events. */
export const ticketsSeen = (db: Data, accountId: number, now: number): string =>
  db.support.tickets
    .filter((ticket) => ticket.accountId === accountId)
    .map((ticket) => `${ticket.id}:${saidOf(ticket, now).length}:${statusOf(ticket, now)}`)
    .join()

/** A ticket in the contract's form. */
export function ticketView(db: Data, ticket: MockTicket, now: number): InferInput<typeof Ticket> {
  const said = saidOf(ticket, now)
  const last = said.at(-1)?.at ?? ticket.createdAt
  const merged = db.support.tickets.find(({ id }) => id === ticket.mergedInto)
  const until = ticket.solvedAt === null ? null : ticket.solvedAt + reopensFor
  const status = statusOf(ticket, now)
  const plan = db.support.plans.find(
    ({ accountId, until: end }) => accountId === ticket.accountId && end > now,
  )
  return {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    category: ticket.category,
    priority: ticket.priority,
    status,
    unread: unreadOf(ticket, now),
    assignee: ticket.agent === null ? null : { name: ticket.agent, avatarUrl: null },
    taskIds: ticket.taskIds,
    paymentId: ticket.paymentId,
    createdAt: iso(ticket.createdAt),
    updatedAt: iso(last),
    lastMessageAt: iso(last),
    sla: {
      plan: plan ? 'enterprise' : 'free',
      firstReplyDueAt: plan && status === 'new' ? iso(ticket.createdAt + 60 * 60_000) : null,
    },
    rating: ticket.rating,
    reopenUntil: until !== null && until > now && status !== 'merged' ? iso(until) : null,
    mergedInto: merged ? { id: merged.id, number: merged.number } : null,
    files,
  }
}

/** A message of a ticket in the contract's form. */
export function messageView(
  db: Data,
  { id, author, name, html, files: ids, at }: MockMessage,
  user: MockAccount,
  now: number,
): InferInput<typeof TicketMessage> {
  const mine = author === 'customer'
  return {
    id,
    author: { kind: author, name: mine ? (user.name ?? '') : name, avatarUrl: null },
    bodyHtml: html,
    attachments: ids.flatMap((one) => {
      const file = db.support.files.find((known) => known.id === one)
      return file ? [fileView(file)] : []
    }),
    createdAt: iso(at),
    editedAt: null,
    seenAt: mine && at + readsAfter <= now ? iso(at + readsAfter) : null,
  }
}

function ownTicket(db: Data, user: MockAccount, id: string | number): MockTicket {
  const found = db.support.tickets.find(
    (ticket) => ticket.id === String(id) && ticket.accountId === user.id,
  )
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

function ownFiles(db: Data, user: MockAccount, ids: readonly (string | number)[] = []): string[] {
  return ids.map((id) => {
    const file = db.support.files.find(
      (known) => known.id === String(id) && known.accountId === user.id,
    )
    if (!file) throw invalid({ attachmentIds: { code: 'not_allowed' } })
    return file.id
  })
}

const languageOfUser = ({ interfaceLanguage }: MockAccount): Language =>
  isLanguage(interfaceLanguage) ? interfaceLanguage : 'en'

const thanks: Readonly<Record<Language, string>> = {
  en: 'Thank you, that helps. We are looking at it and will write here.',
  ru: 'Спасибо, это поможет. Мы разбираемся и напишем здесь.',
  zh: '谢谢，这很有帮助。我们正在处理，会在此回复。',
}

/** Stores a message; the mock's agent answers it after a while. */
function say(
  db: Data,
  ticket: MockTicket,
  {
    body,
    fileIds,
    now,
    language,
  }: { body: string; fileIds: string[]; now: number; language: Language },
): MockMessage {
  db.counter += 1
  const message: MockMessage = {
    id: `m-${db.counter}n`,
    author: 'customer',
    name: '',
    html: writtenTicketText(body),
    files: fileIds,
    at: now,
  }
  ticket.messages = saidOf(ticket, now)
  ticket.agent ??= agents[ticket.number % agents.length] ?? agents[0]
  ticket.readAt = now
  ticket.messages.push(message, {
    id: `m-${db.counter}a`,
    author: 'agent',
    name: ticket.agent,
    html: writtenTicketText(thanks[language]),
    files: [],
    at: now + answersAfter,
  })
  return message
}

/** The ticket or message that an earlier request with the same key has made. */
const madeBefore = (db: Data, user: MockAccount, key: string | undefined): string | undefined =>
  db.support.sent.find((one) => one.accountId === user.id && one.key === key)?.id
function remember(db: Data, user: MockAccount, key: string | undefined, id: string): void {
  if (key !== undefined) db.support.sent.push({ accountId: user.id, key, id })
}

const perPageOf = (asked: number | undefined): number => asked ?? 50

export const ticketHandlers: Handlers<typeof ticketCalls> = {
  tickets: {
    access: 'user',
    samples: [{}, { status: 'closed', category: 'api', text: 'key', page: 0, perPage: 10 }],
    run: ({ arg: { status, category, text, ...paged }, db, user, now }) => {
      const mine = db.support.tickets
        .filter((ticket) => ticket.accountId === user.id)
        .map((ticket) => ticketView(db, ticket, now))
        .filter((ticket) => !status || ticket.status === status)
        .filter((ticket) => !category || ticket.category === category)
        .filter((ticket) =>
          `${ticket.number} ${ticket.subject}`.toLowerCase().includes((text ?? '').toLowerCase()),
        )
        .toSorted((one, other) =>
          (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? ''),
        )
      return pageOf(mine, paged)
    },
  },
  ticketCategories: {
    access: 'user',
    samples: [{}, { language: 'zh' }],
    run: ({ arg, user }) => {
      const language = arg.language ?? languageOfUser(user)
      return {
        records: categoriesIn(language).map((category) => ({
          ...category,
          faq: (seededTicketCategories.find(({ id }) => id === category.id)?.faq ?? []).flatMap(
            (id) => {
              const one = answerIn(faq, id, language)
              return one ? [{ id, question: one.question }] : []
            },
          ),
        })),
        files,
      }
    },
  },
  createTicket: {
    access: 'user',
    status: 201,
    samples: [
      {
        category: 'other',
        subject: 'A question',
        body: 'Is there a plan for a phone number of support?',
        requestKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
      },
    ],
    run: ({ arg, db, user, now }) => {
      const before = madeBefore(db, user, arg.requestKey)
      if (before !== undefined) return ticketView(db, ownTicket(db, user, before), now)
      const category = seededTicketCategories.find(({ id }) => id === arg.category)
      const missing = category?.fields.find(({ name, required }) => required && !arg.fields?.[name])
      if (missing) throw invalid({ [`fields.${missing.name}`]: { code: 'required' } })
      if ((arg.taskIds ?? []).length > 0 && arg.consentShareTasks !== true)
        throw invalid({ consentShareTasks: { code: 'required' } })
      const fileIds = ownFiles(db, user, arg.attachmentIds)
      const number = Math.max(2000, ...db.support.tickets.map((ticket) => ticket.number)) + 1
      const ticket: MockTicket = {
        id: `T-${number}`,
        accountId: user.id,
        number,
        subject: arg.subject,
        category: arg.category,
        status: 'new',
        priority: 'normal',
        agent: null,
        taskIds: arg.taskIds ?? [],
        paymentId: arg.paymentId ?? null,
        createdAt: now,
        solvedAt: null,
        mergedInto: null,
        rating: null,
        readAt: now,
        messages: [],
        older: 0,
      }
      say(db, ticket, { body: arg.body, fileIds, now, language: languageOfUser(user) })
      db.support.tickets.push(ticket)
      remember(db, user, arg.requestKey, ticket.id)
      return ticketView(db, ticket, now)
    },
  },
  ticket: {
    access: 'user',
    samples: [{ id: 'T-2001' }],
    run: ({ arg: { id }, db, user, now }) => ticketView(db, ownTicket(db, user, id), now),
  },
  ticketMessages: {
    access: 'user',
    samples: [{ id: 'T-2001' }, { id: 'T-2001', perPage: 1 }],
    run: ({ arg: { id, before, perPage }, db, user, now }) => {
      const ticket = ownTicket(db, user, id)
      const older = Array.from({ length: ticket.older }, (_, index): MockMessage => ({
        id: `${ticket.id}-old-${index}`,
        author: index % 3 === 2 ? 'agent' : 'customer',
        name: ticket.agent ?? '',
        html: writtenTicketText(`Message ${index + 1} of this thread.`),
        files: [],
        at: ticket.createdAt - (ticket.older - index) * 60_000,
      }))
      const all = [...older, ...saidOf(ticket, now)].toReversed()
      const last = all.findIndex((message) => message.id === before)
      if (before !== undefined && last < 0) throw invalid({ before: { code: 'not_allowed' } })
      const rest = all.slice(last + 1)
      const page = rest.slice(0, perPageOf(perPage))
      return {
        records: page.map((message) => messageView(db, message, user, now)),
        nextBefore: rest.length > page.length ? (page.at(-1)?.id ?? null) : null,
      }
    },
  },
  sendTicketMessage: {
    access: 'user',
    status: 201,
    samples: [{ id: 'T-2001', body: 'Done, it works now.' }],
    run: ({ arg: { id, body, attachmentIds, requestKey }, db, user, now }) => {
      const ticket = ownTicket(db, user, id)
      const before = madeBefore(db, user, requestKey)
      const known = ticket.messages.find((message) => message.id === before)
      if (known) return messageView(db, known, user, now)
      const status = statusOf(ticket, now)
      if (status === 'closed' || status === 'merged') throw failure('ERROR_CONFLICT')
      const fileIds = ownFiles(db, user, attachmentIds)
      if (status === 'solved') {
        ticket.solvedAt = null
        ticket.status = 'reopened'
      } else if (status === 'waiting_customer') ticket.status = 'open'
      const message = say(db, ticket, { body, fileIds, now, language: languageOfUser(user) })
      remember(db, user, requestKey, message.id)
      return messageView(db, message, user, now)
    },
  },
  closeTicket: {
    access: 'user',
    samples: [{ id: 'T-2001' }],
    run: ({ arg: { id }, db, user, now }) => {
      const ticket = ownTicket(db, user, id)
      if (['closed', 'merged', 'solved'].includes(statusOf(ticket, now)))
        throw failure('ERROR_CONFLICT')
      ticket.messages = saidOf(ticket, now)
      ticket.status = 'solved'
      ticket.solvedAt = now
      return ticketView(db, ticket, now)
    },
  },
  reopenTicket: {
    access: 'user',
    samples: [{ id: 'T-2003' }],
    run: ({ arg: { id }, db, user, now }) => {
      const ticket = ownTicket(db, user, id)
      if (ticket.solvedAt === null || ticket.solvedAt + reopensFor <= now)
        throw failure('ERROR_CONFLICT')
      ticket.status = 'reopened'
      ticket.solvedAt = null
      ticket.rating = null
      return ticketView(db, ticket, now)
    },
  },
  rateTicket: {
    access: 'user',
    samples: [{ id: 'T-2003', rating: 5, comment: 'Quick.' }],
    run: ({ arg: { id, rating }, db, user, now }) => {
      const ticket = ownTicket(db, user, id)
      if (!['solved', 'closed'].includes(statusOf(ticket, now))) throw failure('ERROR_CONFLICT')
      ticket.rating = rating
      return ticketView(db, ticket, now)
    },
  },
  readTicket: {
    access: 'user',
    samples: [{ id: 'T-2001' }],
    run: ({ arg: { id }, db, user, now }) => {
      ownTicket(db, user, id).readAt = now
    },
  },
  uploadTicketFile: {
    access: 'user',
    status: 201,
    samples: [{ file: new File(['line one\n'], 'trace.log', { type: 'text/plain' }) }],
    run: ({ arg: { file }, db, user }) => {
      const name = 'name' in file && typeof file.name === 'string' ? file.name : 'file'
      const bytes = bytesOf(file)
      if (file.size > limits.maxBytes)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: limits.maxBytes } } },
        })
      if (
        !limits.types.some((type) => type === extensionOf(name)) ||
        !matchesExtension(name, bytes)
      )
        throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
      const facts = imageFacts(bytes)
      db.counter += 1
      let data = ''
      for (const byte of bytes) data += String.fromCharCode(byte)
      const stored = {
        id: `f-${db.counter}n`,
        accountId: user.id,
        name,
        mime: facts?.type ?? 'application/octet-stream',
        size: file.size,
        width: facts?.width ?? null,
        height: facts?.height ?? null,
        data: btoa(data),
      }
      db.support.files.push(stored)
      return fileView(stored)
    },
  },
}
