import type { TicketMessage } from '@/api/contract/tickets.ts'

/** The messages seen so far, by their id. */
export type Kept = ReadonlyMap<string, TicketMessage>

/** With a page of messages; a message that is known already may have changed. */
export const withMessages = (known: Kept, page: readonly TicketMessage[]): Kept =>
  new Map([...known, ...page.map((one) => [String(one.id), one] as const)])

/** The oldest first; of one moment as they came, which is the newest first. */
export const inOrder = (kept: Kept): TicketMessage[] =>
  [...kept.values()]
    .map((message, index) => ({ message, index, at: Date.parse(message.createdAt) || 0 }))
    .toSorted((one, other) => one.at - other.at || other.index - one.index)
    .map(({ message }) => message)

const isTheirs = ({ author }: TicketMessage): boolean =>
  author.kind === 'agent' || author.kind === 'bot'

/** The first of so many unread messages, which the line stands above; null where there is none. */
export function firstUnread(messages: readonly TicketMessage[], unread: number): string | null {
  if (unread <= 0) return null
  const theirs = messages.filter((message) => isTheirs(message))
  const first = theirs.at(-unread) ?? theirs[0]
  return first ? String(first.id) : null
}
