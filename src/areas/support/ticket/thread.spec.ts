import { describe, expect, it } from 'vitest'
import type { TicketMessage } from '@/api/contract/tickets.ts'
import { firstUnread, inOrder, withMessages } from './thread.ts'

const message = (id: string, minute: number, kind = 'agent'): TicketMessage => ({
  id,
  author: { kind, name: '', avatarUrl: null },
  bodyHtml: '',
  attachments: [],
  createdAt: `2026-04-15T09:${String(minute).padStart(2, '0')}:00.000Z`,
  editedAt: null,
  seenAt: null,
})

describe('the thread of a ticket', () => {
  it('is in order, whatever order its pages come in, and has none twice', () => {
    const newest = withMessages(new Map(), [message('c', 3), message('b', 2)])
    const all = withMessages(newest, [message('b', 2), message('a', 1)])
    expect(inOrder(all).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('keeps those of one moment as they were written', () => {
    const kept = withMessages(new Map(), [message('second', 1), message('first', 1)])
    expect(inOrder(kept).map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('has its line above the first unread message of others', () => {
    const thread = [message('1', 1), message('2', 2, 'customer'), message('3', 3), message('4', 4)]
    expect(firstUnread(thread, 2)).toBe('3')
    expect(firstUnread(thread, 0)).toBeNull()
    expect(firstUnread(thread, 9)).toBe('1')
    expect(firstUnread([], 2)).toBeNull()
  })
})
