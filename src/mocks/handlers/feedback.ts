import type { feedbackCalls } from '../../api/contract/feedback.ts'
import type { Data } from '../db.ts'
import type { Handlers } from './types.ts'

/** The number under which an opinion is kept. */
function keep(db: Data): { id: string } {
  db.counter += 1
  return { id: `F-${1000 + db.counter}` }
}

export const feedbackHandlers: Handlers<typeof feedbackCalls> = {
  sendServiceFeedback: { access: 'user', status: 201, run: ({ db }) => keep(db) },
  sendProxyFeedback: { access: 'user', status: 201, run: ({ db }) => keep(db) },
}
