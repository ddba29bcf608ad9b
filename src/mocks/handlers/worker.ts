import type { workerCalls } from '../../api/contract/worker.ts'
import { leaderboard } from '../seed/leaderboard.ts'
import { workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'

export const workerHandlers: Handlers<typeof workerCalls> = {
  leaderboard: {
    access: 'public',
    samples: [
      { period: 'week' },
      { period: 'day', country: 'BR', kind: 'rotate' },
      { period: 'all' },
    ],
    run: ({ arg, db, now, user }) =>
      leaderboard(
        db.seed,
        now,
        arg,
        user,
        user?.userType === 'worker' ? workerOf(db, user, now) : null,
      ),
  },
}
