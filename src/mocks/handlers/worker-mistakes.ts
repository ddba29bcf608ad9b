import type { InferInput } from 'valibot'
import type { Mistake, workerMistakeCalls } from '../../api/contract/worker-mistakes.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { money } from '../lib/money.ts'
import { mediaOf, puzzle } from '../seed/puzzles.ts'
import { ruleOf } from '../seed/rules.ts'
import { pageOf } from '../seed/security.ts'
import { disputeUntil, mistakeStatus, pastPriceOf, reviewUntil, workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockMistake } from '../data/work.ts'

type Seen = InferInput<typeof Mistake>

function view(mistake: MockMistake, user: MockAccount, now: number, headers: Headers): Seen {
  const { id, taskId, kind, number, mine, isKnown, fine, createdAt, comment, resolution } = mistake
  const { width, height, hint, text, options, truth } = puzzle(kind, number)
  const review = reviewUntil(mistake)
  return {
    id,
    taskId,
    ...mediaOf(kind, number),
    ...(width > 0 && { imageWidth: width, imageHeight: height }),
    kind,
    hint,
    text,
    options,
    myAnswer: mine,
    correctAnswer: isKnown ? truth : null,
    price: money(pastPriceOf(kind), user.currency, 6),
    fine: money(fine, user.currency, 6),
    rule: ruleOf(kind, languageOf(headers)),
    disputeUntil: new Date(disputeUntil(mistake)).toISOString(),
    status: mistakeStatus(mistake, now),
    createdAt: new Date(createdAt).toISOString(),
    comment,
    reviewUntil: review === null ? null : new Date(review).toISOString(),
    resolution,
    seen: mistake.seen,
  }
}

/**
 * A worker's own mistake that waits for a decision.
 * @throws ApiFailure
 */
function open(db: Data, user: MockAccount, id: string | number, now: number): MockMistake {
  const found = workerOf(db, user, now).mistakes.find((one) => String(one.id) === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  if (mistakeStatus(found, now) !== 'open') throw failure('ERROR_CONFLICT')
  return found
}

export const workerMistakeHandlers: Handlers<typeof workerMistakeCalls> = {
  mistakes: {
    access: 'user',
    samples: [{}, { status: 'open', kind: 'box', page: 0 }],
    run: ({
      arg: { status, kind, dateFrom, dateTo, ...paged },
      db,
      user,
      now,
      request: { headers },
    }) => {
      const { mistakes } = workerOf(db, user, now)
      const among = mistakes
        .map((mistake) => view(mistake, user, now, headers))
        .filter(
          (one) =>
            (!status || one.status === status) &&
            (!kind || one.kind === kind) &&
            (!dateFrom || (one.createdAt ?? '') >= dateFrom) &&
            (!dateTo || (one.createdAt ?? '').slice(0, 10) <= dateTo),
        )
        .toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1))
      return { ...pageOf(among, paged), unseen: mistakes.filter(({ seen }) => !seen).length }
    },
  },
  acceptMistake: {
    access: 'user',
    samples: [{ id: 600 }],
    run: ({ arg: { id }, db, user, now, request: { headers } }) => {
      const mistake = open(db, user, id, now)
      mistake.status = 'accepted'
      const entry = workerOf(db, user, now).log.find((one) => one.id === mistake.taskId)
      if (entry) entry.fine = mistake.fine
      return view(mistake, user, now, headers)
    },
  },
  disputeMistake: {
    access: 'user',
    samples: [{ id: 600, comment: 'It was there.' }],
    run: ({ arg: { id, comment }, db, user, now, request: { headers } }) => {
      const mistake = open(db, user, id, now)
      Object.assign(mistake, { status: 'disputed', comment, disputedAt: now })
      return view(mistake, user, now, headers)
    },
  },
  seeMistakes: {
    access: 'user',
    samples: [{ ids: [600, 601] }],
    run: ({ arg: { ids }, db, user, now }) => {
      for (const mistake of workerOf(db, user, now).mistakes)
        if (ids.some((id) => String(id) === String(mistake.id))) mistake.seen = true
    },
  },
}
