import { describe, expect, it } from 'vitest'
import type { BotMessage } from '@/api/contract/bot.ts'
import { turnsOf } from './turns.ts'

const message = (id: string, role: string, text: string): BotMessage => ({
  id,
  role,
  text: role === 'user' ? text : null,
  answerHtml: role === 'user' ? null : text,
  sources: [],
  confidence: null,
  suggestTicket: false,
  helpful: null,
  createdAt: '',
})

describe('the turns of a conversation', () => {
  it('are questions with their answers, and what has only one of both', () => {
    const turns = turnsOf([
      message('0', 'bot', 'Hello'),
      message('1', 'user', 'Why?'),
      message('2', 'bot', 'So.'),
      message('3', 'user', 'And?'),
    ])
    expect(
      turns.map(({ question, answer, state }) => [question, answer?.answerHtml, state]),
    ).toEqual([
      ['', 'Hello', 'answered'],
      ['Why?', 'So.', 'answered'],
      ['And?', undefined, 'stopped'],
    ])
  })
})
