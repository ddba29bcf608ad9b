import type { BotMessage } from '@/api/contract/bot.ts'
import type { Problem } from '@/api/problem.ts'

/** A question with its answer. */
export interface Turn {
  key: string
  question: string
  state: 'asking' | 'answered' | 'stopped' | 'failed'
  /** The answer so far. */
  text: string
  answer: BotMessage | null
  problem: Problem | null
}

/** Groups the messages of a thread by question. An answer without a question forms its own turn. */
export function turnsOf(messages: readonly BotMessage[]): Turn[] {
  const turns: Turn[] = []
  for (const message of messages) {
    if (message.role === 'user')
      turns.push({
        key: String(message.id),
        question: message.text ?? '',
        state: 'stopped',
        text: '',
        answer: null,
        problem: null,
      })
    else {
      const last = turns.at(-1)
      if (last && !last.answer) turns.splice(-1, 1, { ...last, state: 'answered', answer: message })
      else
        turns.push({
          key: String(message.id),
          question: '',
          state: 'answered',
          text: '',
          answer: message,
          problem: null,
        })
    }
  }
  return turns
}
