import type { feedbackCalls } from '../../api/contract/feedback.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'

/** Issues the id of a stored opinion. */
function keep(db: Data): { id: string } {
  db.counter += 1
  return { id: `F-${1000 + db.counter}` }
}

export const feedbackHandlers: Handlers<typeof feedbackCalls> = {
  sendServiceFeedback: {
    access: 'user',
    status: 201,
    samples: [
      { rating: 5, area: 'api', text: 'Answers come quickly.', mayContact: false, taskId: '61234' },
    ],
    run: ({ db }) => keep(db),
  },
  sendProxyFeedback: {
    access: 'user',
    status: 201,
    samples: [
      {
        rating: 2,
        product: 'mobile',
        country: 'DE',
        problem: 'speed',
        text: 'Slow in the evening.',
        mayContact: true,
      },
    ],
    run: ({ db }) => keep(db),
  },
}
