import type { TicketMessage } from '@/api/contract/tickets.ts'

/** The loaded messages, by id. */
export type KeptMessages = ReadonlyMap<string, TicketMessage>

/** Adds a page of messages. A known message may have changed. */
export const withMessages = (known: KeptMessages, page: readonly TicketMessage[]): KeptMessages =>
  new Map([...known, ...page.map((one) => [String(one.id), one] as const)])

/**
 * Oldest first. Messages of the same time keep the reverse of their order, because pages are newest
 * first.
 */
export const inOrder = (kept: KeptMessages): TicketMessage[] =>
  [...kept.values()]
    .map((message, index) => ({ message, index, at: Date.parse(message.createdAt) || 0 }))
    .toSorted((one, other) => one.at - other.at || other.index - one.index)
    .map(({ message }) => message)

const isTheirs = ({ author }: TicketMessage): boolean =>
  author.kind === 'agent' || author.kind === 'bot'

/** The first unread message, above which the line is drawn; null if there is none. */
export function firstUnread(messages: readonly TicketMessage[], unread: number): string | null {
  if (unread <= 0) return null
  const theirs = messages.filter((message) => isTheirs(message))
  const first = theirs.at(-unread) ?? theirs[0]
  return first ? String(first.id) : null
}
